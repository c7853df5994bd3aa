import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../../api/database/open.ts';
import { countOf } from '../../support/database.ts';
import { settled } from '../../support/imports.ts';
import { testApp } from '../../support/testApp.ts';

const NAME = 'Guía vial';
const TEXT = 'a'.repeat(4_000);

/** A portal on a file, with an import of products that can be applied. */
async function staged(rows = 3) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-thread-'));
  const portal = await testApp({ dataDir });
  onTestFinished(async () => {
    await portal[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true });
  });
  const staff = await portal.staff();
  const lines = Array.from({ length: rows }, (_, n) => `${NAME} ${n};Libro;${TEXT}`);
  const csv = ['Nombre;Tipo;Resumen', ...lines].join('\n');
  const { id } = await staff.call('addImport', { body: { nombre: 'libros.csv' }, file: new Blob([csv]) });
  await settled(portal);
  const detail = async () => (await staff.call('getImport', { params: { id } })).importacion;
  return {
    portal,
    staff,
    params: { id },
    detail,
    products: () => countOf(portal.db, 'productos'),
    size: () => statSync(databaseFile(dataDir)).size,
    async apply() {
      const { version } = await detail();
      await staff.call('applyImport', { params: { id }, body: { version } });
    },
    async pagesUntilCopied() {
      const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(portal.db);
      return rows[0]?.wal_autocheckpoint;
    },
  };
}

it('applies an import and takes it back, and copies the -wal itself', async () => {
  const { portal, staff, params, detail, products, size, apply, pagesUntilCopied } = await staged(1_000);
  const before = { products: await products(), size: size() };
  await apply();
  await settled(portal);
  expect(await detail()).toMatchObject({ estado: 'importada', resultado: { creados: 1_000, cambiados: 0 } });
  expect(await products()).toBe(before.products + 1_000);
  expect((await staff.call('listMovements', { query: {} })).movimientos[0]).toMatchObject({
    accion: 'importar',
    usuario: 'maria.prueba',
  });
  await expect.poll(pagesUntilCopied).toBe(1_000);
  expect(size()).toBeGreaterThan(before.size + 1_000 * TEXT.length);
  await staff.call('undoImport', { params });
  await settled(portal);
  expect((await detail()).estado).toBe('deshecha');
  expect(await products()).toBe(before.products);
});

it('leaves nothing of an import that is cancelled', async () => {
  const { portal, staff, params, detail, products, apply } = await staged();
  const before = await products();
  await apply();
  await staff.call('cancelImport', { params });
  await settled(portal);
  expect(await detail()).toMatchObject({
    estado: 'por_revisar',
    problema: 'Se canceló. No se cambió ningún registro.',
  });
  expect(await products()).toBe(before);
});

it('compares an import again whose record has changed', async () => {
  const { portal, detail, products, apply } = await staged();
  const before = await products();
  await sql`update importacion_filas set resultado = replace(resultado, '"estado":"nuevo"', '"estado":"cambia"')
    where numero = 2`.execute(portal.db);
  await apply();
  await settled(portal);
  expect(await detail()).toMatchObject({ estado: 'por_revisar', problema: 'No se encontró el producto' });
  expect(await products()).toBe(before);
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
