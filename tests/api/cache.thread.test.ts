import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CacheableRequest } from '../../api/cache/cacheKey.ts';
import { render } from '../../api/cache/render.ts';
import { RenderThread } from '../../api/cache/renderThread.ts';
import { ResponseCache } from '../../api/cache/responseCache.ts';
import { markChange } from '../../api/database/changeMark.ts';
import { IN_MEMORY, openDatabase } from '../../api/database/open.ts';
import { busyError, type HttpError } from '../../api/errors/httpError.ts';
import { WorkerCalls } from '../../api/node/WorkerCalls.ts';
import { aProducto, newProyecto } from '../support/builders/inputs.ts';
import { merge } from '../support/mergers.ts';
import { testApp } from '../support/testApp.ts';

const PROJECTS: CacheableRequest = { call: 'listPublicProyectos', params: {} };
const FEED: CacheableRequest = { document: '/feeds/proyectos.json', id: 0 };

async function portalOnDisk() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-cache-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return {
    dataDir,
    databaseUrl: null,
    siteDir: null,
    publicUrl: null,
    portal: await testApp({ dataDir, renderInWorker: true }),
  };
}

it('renders and refuses as the main thread does, and sees the last write', async () => {
  const { portal: opened, ...where } = await portalOnDisk();
  await using portal = opened;
  const worker = new RenderThread(where);
  onTestFinished(() => worker.close());
  const staff = await portal.staff();
  for (const nombre of ['Uno', 'Dos']) {
    const id = await newProyecto(staff, { nombre });
    for (const request of [PROJECTS, FEED, { call: 'getProyecto', params: { id } } as const]) {
      const response = await worker.render(request, new Date());
      const inThread = await render({ db: portal.db, siteDir: null, publicUrl: null }, request, new Date());
      expect(response?.etag).toBe(inThread?.etag);
      expect(Buffer.from(response?.plain ?? []).toString()).toContain(nombre);
    }
  }
  await merge(portal, staff, { recurso: 'proyectos', to: 2, from: 1 });
  for (const [id, movido_a] of [
    [999, undefined],
    [1, 2],
  ]) {
    const missing = { call: 'getProyecto', params: { id: id ?? 0 } } as const;
    const refusal = await render({ db: portal.db, siteDir: null, publicUrl: null }, missing, new Date()).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ name: 'HttpError', status: 404, message: 'No se encontró el proyecto' });
    expect((refusal as HttpError).details.movido_a).toBe(movido_a);
    await expect(worker.render(missing, new Date())).rejects.toEqual(refusal);
  }
});

it('ends after a minute without jobs, also if it never had one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const end = vi.spyOn(WorkerCalls.prototype, 'end');
  onTestFinished(() => end.mockRestore());
  const worker = new RenderThread({ databaseUrl: null, dataDir: IN_MEMORY, siteDir: null, publicUrl: null });
  worker.prepare();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(end).toHaveBeenCalledOnce();
});

it('rejects pending jobs when it ends, and starts again for the next, also while it ends', async () => {
  const { portal: opened, ...where } = await portalOnDisk();
  await using _ = opened;
  const worker = new RenderThread(where);
  onTestFinished(() => worker.close());
  const rejection = expect(worker.render(PROJECTS, new Date())).rejects.toThrow();
  const ended = worker.close();
  const next = worker.render(PROJECTS, new Date());
  await Promise.all([ended, rejection]);
  expect(await next).toMatchObject({ etag: expect.any(String) });
});

it('has ended for everybody who ends it', async () => {
  const worker = new RenderThread({ databaseUrl: null, dataDir: IN_MEMORY, siteDir: null, publicUrl: null });
  worker.prepare();
  const ended: string[] = [];
  const end = (who: string) => worker.close().then(() => ended.push(who));
  await Promise.all([end('first'), end('second')]);
  expect(ended).toEqual(['first', 'second']);
});

it('refuses with 503 what is too much for its queue, and renders the rest', async () => {
  const { portal: opened, ...where } = await portalOnDisk();
  await using _ = opened;
  const worker = new RenderThread(where);
  onTestFinished(() => worker.close());
  const results = await Promise.allSettled(Array.from({ length: 103 }, () => worker.render(PROJECTS, new Date())));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual(results.slice(100));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { name: 'HttpError', status: 503, headers: { 'Retry-After': '5' } } });
  expect(await worker.render(PROJECTS, new Date())).toMatchObject({ etag: expect.any(String) });
});

it('renders in the worker thread while there are many records, or in the main thread when that fails', async () => {
  const { portal: opened } = await portalOnDisk();
  await using portal = opened;
  const inThread = vi.spyOn(RenderThread.prototype, 'render');
  const prepare = vi.spyOn(RenderThread.prototype, 'prepare');
  onTestFinished(() => void vi.restoreAllMocks());
  const staff = await portal.staff();
  const names = async () => (await portal.visitor.call('listPublicProyectos', {})).projects.map(({ nombre }) => nombre);
  await newProyecto(staff, { nombre: 'Con pocos' });
  expect(await names()).toEqual(['Con pocos']);
  expect([inThread, prepare].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  const { tipo, nombre } = aProducto();
  const producto = {
    tipo,
    nombre,
    descripcion: '',
    enlace: '',
    proyecto_id: null,
    created_at: '',
    created_by: '',
    updated_by: '',
  };
  await portal.db
    .insertInto('productos')
    .values(Array.from({ length: 299 }, () => producto))
    .execute();
  // The portal counts records again within 250 ms of a write.
  await vi.waitFor(
    async () => {
      await newProyecto(staff, { nombre: 'Con muchos' });
      expect(await names()).toContain('Con muchos');
      expect(inThread).toHaveBeenCalled();
      expect(prepare).toHaveBeenCalled();
    },
    { timeout: 15_000, interval: 300 },
  );
  // A full queue must not move the work to the main thread.
  inThread.mockRejectedValue(busyError());
  await newProyecto(staff, { nombre: 'Con la cola llena' });
  const busy = await portal.visitor.send('listPublicProyectos');
  expect([busy.status, busy.headers['retry-after'], busy.body.message]).toEqual([
    503,
    '5',
    'El portal está muy ocupado. Intente de nuevo en unos segundos.',
  ]);
  inThread.mockRejectedValue(new Error('no thread'));
  await newProyecto(staff, { nombre: 'Sin hilo' });
  expect(await names()).toContain('Sin hilo');
});

it('sees the write of another process while its own connection is in use', async () => {
  const { portal: opened, dataDir } = await portalOnDisk();
  await using portal = opened;
  const other = openDatabase(dataDir);
  onTestFinished(() => other.destroy());
  const clear = vi.spyOn(ResponseCache.prototype, 'clear');
  onTestFinished(() => clear.mockRestore());
  await portal.db.connection().execute(async () => {
    // The first may be seen by a check that began before the connection was taken.
    for (const _ of ['first', 'second']) {
      clear.mockClear();
      await other.transaction().execute(markChange);
      await expect.poll(() => clear.mock.calls.length).toBeGreaterThan(0);
    }
  });
});
