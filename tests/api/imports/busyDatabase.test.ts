import { setImmediate as turn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../api/database/open.ts';
import { conflictError } from '../../../api/errors/httpError.ts';
import { ImportJobs } from '../../../api/resources/imports/jobs.ts';
import { newProyecto } from '../../support/builders/inputs.ts';
import { hurryClock } from '../../support/hurryClock.ts';
import { duringComparison, settled } from '../../support/imports.ts';
import { portalOnFile } from '../../support/portalOnFile.ts';

const HEARTBEAT_MS = 5;
const STAFF = { id: 1, usuario: 'maria.prueba', nombre: 'Administración', email: '', isConfirmed: false };
const CSV = 'Nombre;Objetivo;Fecha de inicio;Fecha de fin;Estado\nCruces seguros;Otro;2024-03-05;2024-12-01;En proceso';

/** An import that changes a record, and another connection. */
async function staged() {
  const { portal, writer } = await portalOnFile();
  const staff = await portal.staff();
  await newProyecto(staff, { nombre: 'Cruces seguros', fecha_inicio: '2024-03-05' });
  const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([CSV]) });
  await settled(portal);
  const detail = async () => (await staff.call('getImport', { params: { id } })).importacion;
  return { portal, writer, id, detail };
}

/** A job that compares an import until another connection writes, and what the job logs. */
async function interrupted() {
  const { portal, writer, id, detail } = await staged();
  const logged: string[] = [];
  const jobs = new ImportJobs({
    db: portal.db,
    resources: duringComparison(async () => {
      writer.exec('begin immediate');
      hurryClock();
    }),
    onWrite: async () => undefined,
    log: { error: (_, message) => logged.push(message) },
    heartbeatMs: HEARTBEAT_MS,
  });
  await jobs.compare(id);
  await expect.poll(() => logged).toEqual(['an import failed', 'the state of an import is not stored yet']);
  return { jobs, id, detail, endWriting: () => writer.exec('commit') };
}

it('says that another process writes, as soon as that can be stored', async () => {
  const { jobs, id, detail, endWriting } = await interrupted();
  expect((await detail()).estado).toBe('comparando');
  endWriting();
  await expect.poll(() => jobs.progress(id)).toBeNull();
  expect(await detail()).toMatchObject({
    estado: 'por_revisar',
    problema: 'Otro proceso está escribiendo en los datos del portal. Intente de nuevo en unos segundos.',
  });
});

it('can be stopped before', async () => {
  const { jobs, id } = await interrupted();
  await jobs.stop(id);
  expect(jobs.progress(id)).toBeNull();
});

/** Tells when the first update after `start` is sent, and when it is answered. */
function watchNextUpdate(db: Database) {
  const sent = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let isStarted = false;
  let query: object | undefined;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isStarted && query === undefined && node.kind === 'UpdateQueryNode') {
        query = queryId;
        sent.resolve();
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === query) answered.resolve();
      return result;
    },
  };
  const start = () => {
    isStarted = true;
  };
  return { watched: db.withPlugin(plugin), start, sent: sent.promise, answered: answered.promise };
}

it('compares the rows again although its heartbeat waited for the write that was refused', async () => {
  const { portal, writer, id, detail } = await staged();
  const { watched, start, sent, answered } = watchNextUpdate(portal.db);
  const jobs = new ImportJobs({
    db: watched,
    resources: duringComparison(async () => {
      await answered;
      await turn();
    }),
    onWrite: async () => undefined,
    async write() {
      writer.exec('begin immediate');
      start();
      await sent;
      // The heartbeat has tried in vain.
      await turn();
      writer.exec('commit');
      throw conflictError('Un registro cambió');
    },
    log: console,
    heartbeatMs: HEARTBEAT_MS,
  });
  await jobs.apply(id, STAFF);
  await expect.poll(() => jobs.progress(id)).toBeNull();
  expect(await detail()).toMatchObject({ estado: 'por_revisar', problema: 'Un registro cambió' });
});
