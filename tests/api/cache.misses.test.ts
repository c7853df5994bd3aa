import { expect, it, onTestFinished, vi } from 'vitest';
import { createRenderer } from '../../api/cache/responseRenderer.ts';
import { DatabaseClock } from '../../api/database/databaseClock.ts';
import type { ImportService } from '../../api/resources/calls/services.ts';
import { handlers } from '../../api/resources/handlers.ts';
import { SearchIndex } from '../../api/resources/searchIndex/searchIndex.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import { newProyecto } from '../support/builders/inputs.ts';
import { CHEAP, testApp } from '../support/testApp.ts';

const NO_JOBS: ImportService = {
  prepare: () => undefined,
  read: () => undefined,
  review: () => undefined,
  apply: () => undefined,
  undo: () => undefined,
  stop: async () => undefined,
  progress: () => null,
  names: async () => [],
  page: async () => ({ total: 0, filas: [] }),
  change: async (of) => of,
  template: async () => new Uint8Array(),
};

it('runs the handler of a refused read once', async () => {
  await using portal = await testApp();
  const handler = vi.spyOn(handlers, 'getProyecto');
  onTestFinished(() => handler.mockRestore());
  const { status, body } = await portal.visitor.send('getProyecto', { params: { id: 999 } });
  expect([status, body]).toEqual([404, { success: 0, message: 'No se encontró el proyecto' }]);
  expect(handler).toHaveBeenCalledTimes(1);
});

it('shows a record that a write adds after a refusal', async () => {
  await using portal = await testApp();
  const statusOfProyecto = async () => (await portal.visitor.send('getProyecto', { params: { id: 1 } })).status;
  expect(await statusOfProyecto()).toBe(404);
  await newProyecto(await portal.staff());
  expect(await statusOfProyecto()).toBe(200);
});

it('runs only the queries of the handler on a miss', async () => {
  await using portal = await testApp();
  await newProyecto(await portal.staff());
  let queries = 0;
  const db = portal.db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const workerOptions = { databaseUrl: null, dataDir: '', siteDir: null, publicUrl: null };
  const renderer = createRenderer({ db, siteDir: null, publicUrl: null }, workerOptions, () => undefined);
  onTestFinished(() => renderer.close());
  await renderer.updateSize(db);
  queries = 0;
  await handlers.listPublicProyectos(db, {
    params: {},
    query: undefined,
    body: undefined,
    fileBytes: null,
    draftFile: null,
    draftOrigen: null,
    publicUrl: null,
    passwordCost: CHEAP,
    staff: null,
    backups: null,
    exports: portal.app.exports,
    imports: NO_JOBS,
    search: new SearchIndex(db, new DatabaseClock(db), serverResources),
    now: new Date(),
  });
  const ofHandler = queries;
  queries = 0;
  await renderer.render({ call: 'listPublicProyectos', params: {} }, new Date());
  expect([ofHandler > 0, queries]).toEqual([true, ofHandler]);
});
