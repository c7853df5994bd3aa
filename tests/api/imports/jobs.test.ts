import { expect, it } from 'vitest';
import { type Change, readChangeMark } from '../../../api/database/changeMark.ts';
import type { ImportService } from '../../../api/resources/calls/services.ts';
import { handlers } from '../../../api/resources/handlers.ts';
import { toSummary } from '../../../api/resources/imports/answers.ts';
import { ImportJobs } from '../../../api/resources/imports/jobs.ts';
import { findImport } from '../../../api/resources/imports/stored/staging.ts';
import { undoImport } from '../../../api/resources/imports/writing/undo.ts';
import { serverResources } from '../../../api/resources/serverResources.ts';
import { hostOf, reviewHere, settled, stageImports } from '../../support/imports.ts';
import { testApp } from '../../support/testApp.ts';

const STAFF = { id: 1, usuario: 'maria.prueba', nombre: 'Administración', email: '', isConfirmed: false };

async function staged() {
  const portal = await testApp();
  await portal.staff();
  await stageImports(portal.db);
  const { db } = portal;
  const setState = (id: number, estado: string) =>
    db.updateTable('importaciones').set({ estado }).where('id', '=', id).execute();
  const stateOf = async (id: number) =>
    (await db.selectFrom('importaciones').where('id', '=', id).select('estado').executeTakeFirstOrThrow()).estado;
  return { portal, setState, stateOf };
}

const seen = (id: number, estado: string) => ({ id, version: 1, estado });
const NO_WRITE = { onWrite: async () => undefined, log: console };

it('writes nothing of an import that another instance has finished', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const { db } = portal;
  const jobs = new ImportJobs({ db, host: hostOf(db), ...NO_WRITE });
  const { digest } = await reviewHere(db, 4);
  await setState(6, 'deshecha');
  await setState(4, 'importada');
  jobs.undo(seen(6, 'importada'), STAFF);
  jobs.apply(seen(4, 'por_revisar'), STAFF, { version: 1, digest });
  await expect.poll(() => [jobs.progress(6), jobs.progress(4)]).toEqual([null, null]);
  expect([await stateOf(6), await stateOf(4)]).toEqual(['deshecha', 'importada']);
  expect(await db.selectFrom('eventos').select('id').execute()).toEqual([]);
});

it('does not say that an import was cancelled whose job has ended before', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const imports = {
    progress: () => ({ estado: 'importando' }),
    stop: () => setState(4, 'importada').then(() => undefined),
  } as unknown as ImportService;
  const input = { params: { id: 4 }, imports } as never;
  await expect(handlers.cancelImport(portal.db, input, undefined as never)).rejects.toMatchObject({
    status: 409,
    message: 'No hay ningún trabajo en marcha en esta importación',
  });
  expect(await stateOf(4)).toBe('importada');
});

it('is importing until visitors get the new records', async () => {
  const { portal, stateOf } = await staged();
  await using _ = portal;
  const { db } = portal;
  const told = Promise.withResolvers<Change>();
  const shown = Promise.withResolvers<void>();
  const before = await readChangeMark(db);
  const onWrite = (change: Change) => {
    told.resolve(change);
    return shown.promise;
  };
  const { digest } = await reviewHere(db, 1);
  const jobs = new ImportJobs({ db, host: hostOf(db), onWrite, log: console });
  jobs.apply(seen(1, 'por_revisar'), STAFF, { version: 1, digest });
  expect(await told.promise).toEqual({ mark: await readChangeMark(db), replaced: before });
  const summary = async () => toSummary(await findImport(db, 1), jobs).estado;
  expect([await stateOf(1), await summary()]).toEqual(['importada', 'importando']);
  shown.resolve();
  await expect.poll(summary).toBe('importada');
});

it('ends a reading that another instance has cancelled, before it replaces a row', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const { db } = portal;
  const jobs = new ImportJobs({ db, host: hostOf(db), ...NO_WRITE });
  // A child process reads the file, which takes long.
  await db
    .insertInto('importacion_partes')
    .values({ importacion_id: 5, parte: 0, bytes: Buffer.from('Nombre;Fecha;Tipo\nUno;2024-03-05;\nDos;2024-03-06;') })
    .execute();
  jobs.read(seen(5, 'leyendo'));
  await setState(5, 'fallida');
  await expect.poll(() => jobs.progress(5)).toBeNull();
  expect(await stateOf(5)).toBe('fallida');
  const rows = db.selectFrom('importacion_filas').where('importacion_id', '=', 5).select('numero');
  expect(await rows.execute()).toEqual([{ numero: 1 }]);
});

it('counts the rows that are taken back, and leaves all of them when it is cancelled', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const csv = ['Nombre;Tipo', ...Array.from({ length: 250 }, (_, n) => `Libro ${n};Libro`)].join('\n');
  const { id } = await staff.call('addImport', { body: { nombre: 'libros.csv' }, file: new Blob([csv]) });
  await settled(portal);
  await staff.call('applyImport', { params: { id }, body: { version: 1 } });
  await settled(portal);
  const { version } = await findImport(portal.db, id);
  const undo = (onProgress: (rows: number) => void) => {
    const counterOf = (rows: number) => {
      total = rows;
      return onProgress;
    };
    return portal.db
      .transaction()
      .execute((trx) => undoImport(trx, serverResources, { id, version }, STAFF, counterOf));
  };
  const products = async () => (await portal.db.selectFrom('productos').select('id').execute()).length;
  let total = 0;
  const cancelled = new Error('cancelled');
  await expect(
    undo((rows) => {
      if (rows > 0) throw cancelled;
    }),
  ).rejects.toBe(cancelled);
  expect([total, await products()]).toEqual([250, 250]);
  const steps: number[] = [];
  await undo((rows) => steps.push(rows));
  expect(steps.shift()).toBe(0);
  expect(steps.reduce((sum, rows) => sum + rows, 0)).toBe(250);
  expect(steps.length).toBeGreaterThan(1);
  expect(await products()).toBe(0);
});

/** An import of one product and one draft that is applied, and its operation. */
async function applied() {
  const portal = await testApp();
  const staff = await portal.staff();
  const add = async (text: string) => {
    const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([text]) });
    await settled(portal);
    await staff.call('applyImport', { params: { id }, body: { version: 1 } });
    await settled(portal);
    return (await staff.call('getImport', { params: { id } })).importacion;
  };
  return { portal, staff, add };
}

it('takes nothing back of an import that has another version by now', async () => {
  const { portal, add } = await applied();
  await using _ = portal;
  const { id, version } = await add('Título;Tipo\nCascos;Libro');
  const of = { id, version: version + 1 };
  const undo = portal.db
    .transaction()
    .execute((trx) => undoImport(trx, serverResources, of, STAFF, () => () => undefined));
  await expect(undo).rejects.toMatchObject({ status: 409, message: 'Esta importación no se ha aplicado' });
  expect(await portal.db.selectFrom('productos').select('nombre').execute()).toEqual([{ nombre: 'Cascos' }]);
});

it.each(['', 'Cascos;Libro\n'])('is taken back once: %j', async (records) => {
  const { portal, staff, add } = await applied();
  await using _ = portal;
  const { operacion } = await add(`Título;Tipo\n${records}Guía;`);
  const undo = () => staff.send('undo', { body: { operacion } });
  expect((await undo()).status).toBe(200);
  expect(await undo()).toMatchObject({
    status: 409,
    body: { message: 'No se deshizo: otro cambio posterior toca los mismos datos.' },
  });
  const { movimientos } = await staff.call('listMovements', { query: {} });
  expect(
    movimientos.filter(({ recurso, accion }) => recurso === 'importaciones' && accion === 'deshacer'),
  ).toHaveLength(1);
});

it('says that a record of an import was deleted for ever, which is not taken back', async () => {
  const { portal, staff, add } = await applied();
  await using _ = portal;
  const { id } = await add('Título;Tipo\nCascos;Libro\nGuía;Libro');
  const { products } = await staff.call('listProductos', {});
  for (const { id: recurso_id, nombre } of products) {
    const record = { recurso: 'productos', recurso_id } as const;
    await staff.call('archiveRecord', { body: record });
    if (nombre === 'Cascos') await staff.call('deleteForever', { body: { ...record, nombre } });
  }
  await staff.call('undoImport', { params: { id } });
  await settled(portal);
  expect((await staff.call('getImport', { params: { id } })).importacion).toMatchObject({
    estado: 'importada',
    problema: 'No se deshizo: después cambiaron o se usan «Guía», un registro eliminado para siempre',
  });
});
