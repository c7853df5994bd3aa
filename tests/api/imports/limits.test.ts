import { expect, it } from 'vitest';
import { cleanImports } from '../../../api/resources/imports/cleanImports.ts';
import { settled, stageImports } from '../../support/imports.ts';
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

it('ends jobs whose process is gone, and forgets what nobody changed for a week', async () => {
  await using portal = await testApp();
  await stageImports(portal.db);
  await cleanImports(portal.db, new Date());
  expect((await statesOf(portal)).map(([, estado]) => estado)).toContain('importando');
  await cleanImports(portal.db, new Date(Date.now() + 61_000));
  expect((await statesOf(portal)).slice(4, 6)).toEqual([
    [5, 'por_revisar', 'El portal se reinició durante el trabajo: repítalo'],
    [6, 'importada', ''],
  ]);
  await cleanImports(portal.db, new Date(Date.now() + 8 * DAY_MS));
  expect(await statesOf(portal)).toEqual([[6, 'importada', '']]);
  expect(await portal.db.selectFrom('importacion_filas').select('numero').execute()).toEqual([]);
});
