import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cleanImports } from '../../../api/resources/imports/stored/cleanImports.ts';
import { newIntegrante } from '../../support/builders/inputs.ts';
import { settled, stageImports } from '../../support/imports.ts';
import { portalOnFile } from '../../support/portalOnFile.ts';
import { type Caller, type TestApp, testApp } from '../../support/testApp.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const add = (staff: Caller) =>
  staff.send('addImport', { body: { nombre: 'eventos.csv' }, file: new Blob(['Nombre;Fecha\nForo;2024-03-05']) });

const statesOf = ({ db }: TestApp) =>
  db
    .selectFrom('importaciones')
    .select(['id', 'estado', 'problema'])
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ id, estado, problema }) => [id, estado, problema]));

it('holds 20 imports that are not finished, and 100 MB of their files', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await stageImports(portal.db);
  await portal.db.updateTable('importaciones').set({ bytes: 104_857_600 }).where('id', '=', 1).execute();
  expect(await add(staff)).toMatchObject({
    status: 409,
    body: { message: 'Las importaciones sin terminar ocupan 100 MB: termine o descarte una' },
  });
  await portal.db.updateTable('importaciones').set({ bytes: 10 }).where('id', '=', 1).execute();
  // Six of the staged ones are not finished.
  await stageImports(portal.db);
  await stageImports(portal.db);
  expect((await add(staff)).status).toBe(200);
  expect((await add(staff)).status).toBe(200);
  expect(await add(staff)).toMatchObject({
    status: 409,
    body: { message: 'Hay 20 importaciones sin terminar: termine o descarte una' },
  });
  await settled(portal);
});

describe('the rows of all imports', () => {
  const characters = (db: TestApp['db'], id: number, caracteres: number) =>
    db.updateTable('importaciones').set({ caracteres }).where('id', '=', id).execute();
  const stagedOf = async ({ db }: TestApp, id: number) =>
    (await db.selectFrom('importaciones').where('id', '=', id).select('caracteres').executeTakeFirstOrThrow())
      .caracteres;

  it('have 200 million characters at most', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await stageImports(portal.db);
    await characters(portal.db, 1, 200_000_000);
    const { id } = (await add(staff)).body;
    await settled(portal);
    expect((await staff.call('getImport', { params: { id } })).importacion).toMatchObject({
      estado: 'fallida',
      problema: 'Las filas de las importaciones sin terminar pasan de 200.000.000 caracteres: termine o descarte una',
    });
    await staff.call('discardImport', { params: { id: 1 } });
    expect((await add(staff)).status).toBe(200);
    await settled(portal);
  });

  it('keep no room for a file of which only the first part had some', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await stageImports(portal.db);
    await characters(portal.db, 1, 200_000_000 - 500_000);
    const text = ['Nombre;Resumen', ...Array.from({ length: 60 }, (_, n) => `${n};${'a'.repeat(20_000)}`)].join('\n');
    const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([text]) });
    await settled(portal);
    expect((await staff.call('getImport', { params: { id } })).importacion.estado).toBe('fallida');
    expect(await stagedOf(portal, id)).toBe(0);
    const rows = portal.db.selectFrom('importacion_filas').where('importacion_id', '=', id).select('numero');
    expect(await rows.execute()).toEqual([]);
  });

  it('of an applied import give room to those of a new one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await stageImports(portal.db);
    await characters(portal.db, 6, 200_000_000);
    const { id } = (await add(staff)).body;
    await settled(portal);
    expect((await staff.call('getImport', { params: { id } })).importacion.estado).toBe('por_revisar');
    expect(await stagedOf(portal, id)).toBeGreaterThan('Foro2024-03-05'.length);
    expect(await stagedOf(portal, 6)).toBe(0);
    const rows = portal.db.selectFrom('importacion_filas').where('importacion_id', '=', 6).select('numero');
    expect(await rows.execute()).toEqual([]);
  });

  it('give their space back to the file when they are discarded', async () => {
    const { portal } = await portalOnFile();
    const staff = await portal.staff();
    const text = ['Nombre;Resumen', ...Array.from({ length: 100 }, (_, n) => `${n};${'a'.repeat(20_000)}`)].join('\n');
    const sizes: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([text]) });
      await settled(portal);
      await staff.call('discardImport', { params: { id } });
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(portal.db);
      sizes.push(rows[0]?.page_count ?? 0);
    }
    const [first = 0, , third = 0] = sizes;
    expect(third).toBeLessThan(first + 10);
  });
});

it('makes 500 drafts at most, and writes nothing past that', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const text = ['Nombre;Sitio web', ...Array.from({ length: 501 }, (_, n) => `Convenio ${n};`)].join('\n');
  const { id } = await staff.call('addImport', { body: { nombre: 'convenios.csv' }, file: new Blob([text]) });
  await settled(portal);
  const { version, numeros } = (await staff.call('getImport', { params: { id } })).importacion;
  expect(numeros).toMatchObject({ incluidas: 501, borradores: 501 });
  await staff.call('applyImport', { params: { id }, body: { version } });
  await settled(portal);
  expect((await staff.call('getImport', { params: { id } })).importacion).toMatchObject({
    estado: 'por_revisar',
    problema: 'Una importación crea como máximo 500 borradores: incluya menos filas',
  });
  expect((await staff.call('listDrafts', { query: {} })).borradores).toEqual([]);
});

it('ends readings whose process is gone, and forgets what nobody changed for a week', async () => {
  await using portal = await testApp();
  await stageImports(portal.db);
  await cleanImports(portal.db, new Date());
  expect((await statesOf(portal)).map(([, estado]) => estado)).toContain('leyendo');
  await cleanImports(portal.db, new Date(Date.now() + 11 * 60_000));
  expect((await statesOf(portal)).slice(4, 6)).toEqual([
    [5, 'fallida', 'El portal se reinició durante el trabajo: repítalo'],
    [6, 'importada', ''],
  ]);
  await cleanImports(portal.db, new Date(Date.now() + 8 * DAY_MS));
  expect(await statesOf(portal)).toEqual([[6, 'importada', '']]);
  expect(await portal.db.selectFrom('importacion_filas').select('numero').execute()).toEqual([]);
});

it('keeps no value of the rows of an applied import for longer, also of those that were applied before', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const lines = ['Título;Tipo;Autores;Año', 'Cascos;Libro;Núñez A.;2024'];
  await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Núñez' });
  await newIntegrante(staff, { nombres: 'Alba', apellidos: 'Núñez' });
  const file = new Blob([lines.join('\n')]);
  const { id } = await staff.call('addImport', { body: { nombre: 'productos.csv' }, file });
  await settled(portal);
  await staff.call('applyImport', { params: { id }, body: { version: 1 } });
  await settled(portal);
  const values = async () => {
    const { columnas, nombres } = (await staff.call('getImport', { params: { id } })).importacion;
    return [...columnas.flatMap(({ muestras }) => muestras), ...nombres.map(({ nombre }) => nombre)];
  };
  const kept = ['Cascos', 'Libro', 'Núñez A.', '2024'];
  await cleanImports(portal.db, new Date());
  expect(await values()).toEqual(kept);
  // An earlier version of the portal deleted the rows only.
  await portal.db.deleteFrom('importacion_filas').where('importacion_id', '=', id).execute();
  await cleanImports(portal.db, new Date(Date.now() + 8 * DAY_MS));
  expect(await values()).toEqual([]);
  expect((await staff.call('getImport', { params: { id } })).importacion.columnas.map(({ nombre }) => nombre)).toEqual([
    'Título',
    'Tipo',
    'Autores',
    'Año',
  ]);
});

it('deletes later what a stop leaves of a discarded import', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await add(staff);
  await settled(portal);
  await sql`create trigger stop before delete on importacion_partes begin select raise(abort, 'stopped'); end`.execute(
    portal.db,
  );
  expect((await staff.send('discardImport', { params: { id: 1 } })).status).toBe(500);
  await sql`drop trigger stop`.execute(portal.db);
  await cleanImports(portal.db, new Date());
  expect(await statesOf(portal)).toEqual([]);
  expect(await portal.db.selectFrom('importacion_partes').select('parte').execute()).toEqual([]);
});
