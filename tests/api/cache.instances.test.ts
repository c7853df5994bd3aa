import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { RenderThread } from '../../api/cache/renderThread.ts';
import { ResponseCache } from '../../api/cache/responseCache.ts';
import { markChange, readChangeMark } from '../../api/database/changeMark.ts';
import { newProyecto } from '../support/builders/inputs.ts';
import { settled, stageImports } from '../support/imports.ts';
import { type TestApp, testApp } from '../support/testApp.ts';
import { watchPolls } from '../support/watchPolls.ts';

const projectsOf = async ({ visitor }: TestApp) =>
  (await visitor.call('listPublicProyectos', {})).projects.map(({ nombre }) => nombre);

/** Renames all projects as another instance does, but without setting the mark of the change. */
const renameUnseen = async ({ db }: TestApp, nombre: string) =>
  void (await db.updateTable('proyectos').set({ nombre }).execute());

/** As another instance does at the end of a write. */
const markAsOther = ({ db }: TestApp) => db.transaction().execute(markChange);

describe('the mark of a change', () => {
  it('names the write before it, also of concurrent writes', async () => {
    await using portal = await testApp();
    const begin = await readChangeMark(portal.db);
    const refused = portal.db.transaction().execute(async (trx) => {
      await markChange(trx);
      throw new Error('refused');
    });
    const changes = Promise.all(Array.from({ length: 8 }, () => markAsOther(portal)));
    await expect(refused).rejects.toThrow('refused');
    const next = new Map((await changes).map(({ mark, replaced }) => [replaced, mark]));
    const chain = [begin];
    for (let mark = next.get(begin); mark !== undefined; mark = next.get(mark)) chain.push(mark);
    expect(chain).toHaveLength(9);
    expect(chain.at(-1)).toBe(await readChangeMark(portal.db));
  });
});

describe('an instance', () => {
  it('keeps what it rendered after a write of its own, until another instance writes', async () => {
    await using portal = await testApp();
    using polls = watchPolls();
    await newProyecto(await portal.staff(), { nombre: 'Propio' });
    expect(await projectsOf(portal)).toEqual(['Propio']);
    await renameUnseen(portal, 'De otra instancia');
    await polls.next();
    expect(await projectsOf(portal)).toEqual(['Propio']);
    await markAsOther(portal);
    await expect.poll(() => projectsOf(portal)).toEqual(['De otra instancia']);
  });

  it('shows the write of another that came before one of its own', async () => {
    await using portal = await testApp();
    using polls = watchPolls();
    const staff = await portal.staff();
    await newProyecto(staff, { nombre: 'Propio' });
    await polls.hold();
    await projectsOf(portal);
    await renameUnseen(portal, 'De otra instancia');
    await markAsOther(portal);
    await newProyecto(staff, { nombre: 'Otro propio' });
    expect((await projectsOf(portal)).sort()).toEqual(['De otra instancia', 'Otro propio']);
  });

  it('shows the write of another that came before an import of its own, while it renews the cache', async () => {
    await using portal = await testApp();
    using polls = watchPolls();
    const staff = await portal.staff();
    await newProyecto(staff, { nombre: 'Propio' });
    await stageImports(portal.db);
    const renewing = Promise.withResolvers<void>();
    const renewed = Promise.withResolvers<void>();
    vi.spyOn(ResponseCache.prototype, 'renew').mockImplementation(() => {
      renewing.resolve();
      return renewed.promise;
    });
    await polls.hold();
    await projectsOf(portal);
    await renameUnseen(portal, 'De otra instancia');
    await markAsOther(portal);
    await staff.call('applyImport', { params: { id: 4 }, body: { version: 1 } });
    await renewing.promise;
    expect(await projectsOf(portal)).toEqual(['De otra instancia']);
    renewed.resolve();
    await settled(portal);
  });
});

describe.skipIf(inject('postgres') === undefined)('two instances on one database', () => {
  it("show each other's writes from their next poll", async () => {
    await using one = await testApp();
    await using other = await testApp({ databaseUrl: one.databaseUrl });
    using polls = watchPolls();
    const staff = await one.staff();
    expect(await projectsOf(other)).toEqual([]);
    await newProyecto(staff, { nombre: 'Visto desde la otra' });
    await polls.next({ instances: 2 });
    expect(await projectsOf(other)).toEqual(['Visto desde la otra']);
  });
});

describe('the render worker', () => {
  it.skipIf(inject('postgres') === undefined)('reads PostgreSQL', async () => {
    await using portal = await testApp();
    const { databaseUrl } = portal;
    const worker = new RenderThread({ databaseUrl, dataDir: '', siteDir: null, publicUrl: null });
    onTestFinished(() => worker.close());
    await newProyecto(await portal.staff(), { nombre: 'De la otra conexión' });
    const response = await worker.render({ call: 'listPublicProyectos', params: {} }, new Date());
    expect(Buffer.from(response?.plain ?? []).toString()).toContain('De la otra conexión');
  });
});
