import { expect, it } from 'vitest';
import { type Change, readChangeMark } from '../../../api/database/changeMark.ts';
import type { ImportService } from '../../../api/resources/calls/importService.ts';
import { handlers } from '../../../api/resources/handlers.ts';
import { toSummary } from '../../../api/resources/imports/answers.ts';
import { ImportJobs } from '../../../api/resources/imports/jobs.ts';
import { findImport } from '../../../api/resources/imports/staging.ts';
import { undoImport } from '../../../api/resources/imports/undo.ts';
import { serverResources } from '../../../api/resources/serverResources.ts';
import { settled, stageImports } from '../../support/imports.ts';
import { testApp } from '../../support/testApp.ts';

const HEARTBEAT_MS = 5;
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

it('begins no job of an import that another instance has finished', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const jobs = new ImportJobs({
    db: portal.db,
    resources: serverResources,
    onWrite: async () => undefined,
    log: console,
  });
  await setState(6, 'deshecha');
  await expect(jobs.undo(6, STAFF)).rejects.toMatchObject({ status: 409 });
  await setState(4, 'importada');
  await expect(jobs.apply(4, STAFF)).rejects.toMatchObject({ status: 409 });
  await expect(jobs.compare(4)).rejects.toMatchObject({ status: 409 });
  expect([await stateOf(6), await stateOf(4)]).toEqual(['deshecha', 'importada']);
});

it('does not say that an import was cancelled whose job has ended before', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const imports = { stop: () => setState(5, 'importada').then(() => undefined) } as unknown as ImportService;
  const input = { params: { id: 5 }, imports } as never;
  await expect(handlers.cancelImport(portal.db, input, undefined as never)).rejects.toMatchObject({
    status: 409,
    message: 'No hay ningún trabajo en marcha en esta importación',
  });
  expect(await stateOf(5)).toBe('importada');
});

it('is importing until visitors get the new records', async () => {
  const { portal, stateOf } = await staged();
  await using _ = portal;
  const told = Promise.withResolvers<Change>();
  const seen = Promise.withResolvers<void>();
  const before = await readChangeMark(portal.db);
  const onWrite = (change: Change) => {
    told.resolve(change);
    return seen.promise;
  };
  const jobs = new ImportJobs({ db: portal.db, resources: serverResources, onWrite, log: console });
  await jobs.apply(1, STAFF);
  expect(await told.promise).toEqual({ mark: await readChangeMark(portal.db), replaced: before });
  const summary = async () => toSummary(await findImport(portal.db, 1), jobs).estado;
  expect([await stateOf(1), await summary()]).toEqual(['importada', 'importando']);
  seen.resolve();
  await expect.poll(summary).toBe('importada');
});

it('ends a job that another instance has cancelled, before it replaces a row', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const { db } = portal;
  const jobs = new ImportJobs({
    db,
    resources: serverResources,
    onWrite: async () => undefined,
    log: console,
    heartbeatMs: HEARTBEAT_MS,
  });
  // A child process reads the file, which takes many heartbeats.
  await db
    .insertInto('importacion_partes')
    .values({ importacion_id: 1, parte: 0, bytes: Buffer.from('Nombre;Fecha;Tipo\nUno;2024-03-05;\nDos;2024-03-06;') })
    .execute();
  await jobs.read(1);
  await setState(1, 'por_revisar');
  await expect.poll(() => jobs.progress(1), { interval: 5 }).toBeNull();
  expect(await stateOf(1)).toBe('por_revisar');
  const rows = db.selectFrom('importacion_filas').where('importacion_id', '=', 1).select('numero');
  expect(await rows.execute()).toEqual([{ numero: 1 }]);
});

it('is not ended by its heartbeat between its commit and its report', async () => {
  const { portal, setState } = await staged();
  await using _ = portal;
  const hechas = portal.db.selectFrom('importaciones').where('id', '=', 1).select('hechas');
  let report: { isEnded: boolean; hechas: number } | undefined;
  const jobs = new ImportJobs({
    db: portal.db,
    resources: serverResources,
    onWrite: async () => undefined,
    async write(_order, { signal, onProgress }) {
      await setState(1, 'importada');
      onProgress(3);
      // The next heartbeat stores it, or ends the job.
      const hasBeaten = async () => {
        report = { ...(await hechas.executeTakeFirstOrThrow()), isEnded: signal.aborted };
        return report.isEnded || report.hechas > 0;
      };
      await expect.poll(hasBeaten, { interval: HEARTBEAT_MS }).toBe(true);
    },
    log: console,
    heartbeatMs: HEARTBEAT_MS,
  });
  await jobs.apply(1, STAFF);
  await expect.poll(() => jobs.progress(1)).toBeNull();
  expect(report).toEqual({ isEnded: false, hechas: 3 });
});

it('counts the rows that are taken back, and leaves all of them when it is cancelled', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const csv = ['Nombre;Tipo', ...Array.from({ length: 250 }, (_, n) => `Libro ${n};Libro`)].join('\n');
  const { id } = await staff.call('addImport', { body: { nombre: 'libros.csv' }, file: new Blob([csv]) });
  await settled(portal);
  await staff.call('applyImport', { params: { id }, body: { version: 1 } });
  await settled(portal);
  const { operacion } = await findImport(portal.db, id);
  await portal.db.updateTable('importaciones').set({ estado: 'deshaciendo' }).where('id', '=', id).execute();
  const undo = (onProgress: (rows: number) => void) => {
    const onStart = (rows: number) => {
      total = rows;
    };
    return portal.db
      .transaction()
      .execute((trx) => undoImport(trx, serverResources, operacion, STAFF, { onStart, onProgress }));
  };
  const products = async () => (await portal.db.selectFrom('productos').select('id').execute()).length;
  let total = 0;
  const cancelled = new Error('cancelled');
  await expect(
    undo(() => {
      throw cancelled;
    }),
  ).rejects.toBe(cancelled);
  expect([total, await products()]).toEqual([250, 250]);
  const steps: number[] = [];
  await undo((rows) => steps.push(rows));
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

it('takes nothing back once another instance has cancelled that', async () => {
  const { portal, add } = await applied();
  await using _ = portal;
  const { operacion } = await add('Título;Tipo\nCascos;Libro');
  const progress = { onStart: () => undefined, onProgress: () => undefined };
  const undo = portal.db.transaction().execute((trx) => undoImport(trx, serverResources, operacion, STAFF, progress));
  await expect(undo).rejects.toMatchObject({ status: 409, message: 'Se canceló. No se cambió ningún registro.' });
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
