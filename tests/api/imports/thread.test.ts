import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newProducto } from '../../support/builders/inputs.ts';
import { countOf } from '../../support/database.ts';
import { settled } from '../../support/imports.ts';
import { endOfNextThread, portalOnFile } from '../../support/portalOnFile.ts';
import { testApp } from '../../support/testApp.ts';

const NAME = 'Guía vial';
const CANCELLED = 'Se canceló. No se cambió ningún registro.';
const TEXT = 'a'.repeat(4_000);

const isImport = ({ accion }: { accion: string }): boolean => accion === 'importar';

function productos(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => `${NAME} ${n};Libro;${TEXT}`);
  return ['Nombre;Tipo;Resumen', ...lines].join('\n');
}

/** A portal on a file, with an import that can be applied, of three products by default, and a connection of another process. */
async function staged(csv = productos(3)) {
  const { portal, dataDir, file, writer } = await portalOnFile();
  const staff = await portal.staff();
  const threadEnded = endOfNextThread();
  async function stage() {
    const { id } = await staff.call('addImport', { body: { nombre: 'libros.csv' }, file: new Blob([csv]) });
    await settled(portal);
    const params = { id };
    const detail = async () => (await staff.call('getImport', { params })).importacion;
    const apply = async () => {
      const { version } = await detail();
      await staff.call('applyImport', { params, body: { version } });
    };
    return { params, detail, apply };
  }
  return {
    ...(await stage()),
    portal,
    dataDir,
    staff,
    writer,
    stage,
    threadEnded,
    products: () => countOf(portal.db, 'productos'),
    size: () => statSync(file).size,
    logSize: () => statSync(`${file}-wal`).size,
  };
}

/** Members, each written by a statement of its own. */
const INTEGRANTES = [
  'Nombres;Apellidos;Email;Cargo;Grupo',
  ...Array.from({ length: 150 }, (_, n) => `Ana;Núñez ${n};a${n}@example.org;Investigadora;Interno`),
].join('\n');

/** An import whose thread has written some rows, and takes seconds for the others. */
async function halfWritten() {
  const half = await staged(INTEGRANTES);
  const { portal, params, apply, writer } = half;
  writer.exec(`create trigger slow before insert on integrantes when (select count(*) from integrantes) > 60
    begin select count(*) from importacion_filas a, importacion_filas b, importacion_filas c; end`);
  await apply();
  const written = () => portal.app.imports.progress(params.id)?.hechas;
  await expect.poll(written, { interval: 5 }).toBeGreaterThan(0);
  return half;
}

it('applies an import and takes it back, and the -wal is copied and emptied', async () => {
  const { portal, staff, params, detail, products, size, logSize, apply } = await staged(productos(1_000));
  const before = { products: await products(), size: size() };
  await apply();
  await settled(portal);
  expect(await detail()).toMatchObject({ estado: 'importada', resultado: { creados: 1_000, cambiados: 0 } });
  expect(await products()).toBe(before.products + 1_000);
  expect((await staff.call('listMovements', { query: {} })).movimientos[0]).toMatchObject({
    accion: 'importar',
    usuario: 'maria.prueba',
  });
  // It has only the deletion of the file, four megabytes: one that was not emptied would be copied again by the next commit.
  await expect.poll(logSize, { timeout: 20_000 }).toBeLessThan(1.5 * 1_000 * TEXT.length);
  expect(size()).toBeGreaterThan(before.size + 1_000 * TEXT.length);
  await staff.call('undoImport', { params });
  await settled(portal);
  expect((await detail()).estado).toBe('deshecha');
  expect(await products()).toBe(before.products);
});

it('leaves nothing of an import that is cancelled after some of its rows', async () => {
  const { portal, staff, params, detail } = await halfWritten();
  await staff.call('cancelImport', { params });
  await settled(portal);
  expect(await detail()).toMatchObject({ estado: 'por_revisar', problema: CANCELLED });
  expect(await countOf(portal.db, 'integrantes')).toBe(0);
});

it('leaves nothing of an import when the portal closes after some of its rows', async () => {
  const { portal, dataDir, params } = await halfWritten();
  await portal.app.close();
  await using next = await testApp({ dataDir });
  const staff = await next.staff();
  await staff.call('listImportRows', { params, query: {} });
  const { importacion } = await staff.call('getImport', { params });
  expect(importacion).toMatchObject({ estado: 'por_revisar', problema: CANCELLED });
  expect(await countOf(next.db, 'integrantes')).toBe(0);
  await newProducto(staff);
});

it('is cancelled while another process writes', async () => {
  const { portal, staff, params, detail, products, apply, writer, threadEnded } = await staged();
  const before = await products();
  writer.exec('begin immediate');
  await apply();
  // The thread has the rows, and waits to write them.
  await expect.poll(() => portal.app.imports.progress(params.id)?.total).toBe(3);
  const cancelled = staff.call('cancelImport', { params });
  await threadEnded;
  writer.exec('commit');
  await cancelled;
  await staff.call('listImportRows', { params, query: {} });
  expect(await detail()).toMatchObject({ estado: 'por_revisar', problema: CANCELLED });
  expect(await products()).toBe(before);
});

it('adds the rows of a file that was staged twice only once', async () => {
  const { portal, staff, detail, products, apply, stage } = await staged();
  const before = await products();
  const second = await stage();
  await Promise.all([apply(), second.apply()]);
  await settled(portal);
  expect(await products()).toBe(before + 3);
  const [one, other] = [await detail(), await second.detail()].toSorted((a, b) => a.estado.localeCompare(b.estado));
  expect(one?.estado).toBe('importada');
  expect(other).toMatchObject({
    estado: 'por_revisar',
    problema: 'Se agregaron registros o borradores después de comparar: revise de nuevo las filas',
    numeros: { nuevo: 0 },
  });
  expect((await staff.call('listMovements', { query: {} })).movimientos.filter(isImport)).toHaveLength(1);
});

it('leaves nothing of an import that fails, and says so', async () => {
  const { portal, detail, products, apply } = await staged();
  const before = await products();
  await sql`create trigger refuse before insert on productos when new.nombre = ${sql.lit(`${NAME} 2`)}
    begin select raise(abort, 'refused'); end`.execute(portal.db);
  await apply();
  await settled(portal);
  expect(await detail()).toMatchObject({ estado: 'por_revisar', problema: 'Error interno' });
  expect(await products()).toBe(before);
});
