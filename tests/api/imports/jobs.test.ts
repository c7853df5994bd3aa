import { expect, it } from 'vitest';
import type { ImportService } from '../../../api/resources/calls/importService.ts';
import { handlers } from '../../../api/resources/handlers.ts';
import { ImportJobs } from '../../../api/resources/imports/jobs.ts';
import { serverResources } from '../../../api/resources/serverResources.ts';
import { stageImports } from '../../support/imports.ts';
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

it('begins no job of an import that another instance has finished', async () => {
  const { portal, setState, stateOf } = await staged();
  await using _ = portal;
  const jobs = new ImportJobs({ db: portal.db, resources: serverResources, onWrite: () => undefined, log: console });
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
