import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withLease } from '../../api/database/lease.ts';
import { checkLinks } from '../../api/enlaces/checkLinks.ts';
import { checkIfDue } from '../../api/enlaces/weeklyChecks.ts';
import { anEvento, newConvenio, newEvento, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';
import { checkOptions, linkServer, say } from './enlaces/linkServer.ts';

const LOG = { info: () => undefined, error: (error: unknown) => expect(error).toBeUndefined() };
const on = (day: number) => () => new Date(`2026-11-${String(day).padStart(2, '0')}T17:00:00.000Z`);

describe('the check of links', () => {
  it('stores the result of each, and counts failures by days', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    let status = 500;
    await using server = await linkServer(({ url }, response) => say(response, url === '/gone' ? 410 : status));
    const [link, gone, hidden] = ['/', '/gone', '/hidden'].map((path) => server.url('sitio.example', path));
    const proyecto = await newProyecto(staff, { enlace_ext: link });
    await newProyecto(staff, { enlace_ext: link });
    const producto = await newProducto(staff, { enlace: gone });
    await newConvenio(staff, { estado: 2, url_web: hidden });
    const rows = () =>
      portal.db.selectFrom('enlaces').orderBy('url').select(['url', 'estado', 'http', 'fallos']).execute();
    const broken = async () => {
      const { grupos } = await staff.call('listPendientes', { query: {} });
      return grupos.find(({ grupo }) => grupo === 'enlaces_rotos')?.registros.map(({ id, detalle }) => [id, detalle]);
    };

    const first = await checkLinks(portal.db, checkOptions(), { now: on(1) });
    expect(first).toEqual({ total: 2, dead: [{ url: gone, http: 410 }] });
    expect(server.seen.map(({ path }) => path).sort()).toEqual(['/', '/gone']);
    const goneRow = { url: gone, estado: 'falla', http: 410, fallos: 1 };
    const failed = (fallos: number) => [{ url: link, estado: 'falla', http: 500, fallos }, goneRow];
    expect(await rows()).toEqual(failed(1));
    await checkLinks(portal.db, checkOptions(), { now: on(1) });
    expect(await rows()).toEqual(failed(1));
    expect(await broken()).toEqual([[producto, gone]]);

    await staff.call('updateProducto', { body: { id: producto, enlace: '' } });
    await checkLinks(portal.db, checkOptions(), { now: on(8) });
    expect(await rows()).toEqual(failed(2).slice(0, 1));
    expect((await broken())?.[0]).toEqual([proyecto, link]);
    expect(await broken()).toHaveLength(2);

    status = 403;
    await checkLinks(portal.db, checkOptions(), { now: on(15) });
    expect(await rows()).toEqual([{ url: link, estado: 'omitido', http: 403, fallos: 0 }]);
    status = 500;
    await checkLinks(portal.db, checkOptions(), { now: on(22) });
    expect(await rows()).toEqual(failed(1).slice(0, 1));
    expect(await broken()).toEqual([]);
  });

  it('ends when it is stopped, and stores no failure for it', async () => {
    await using portal = await testApp();
    const stopping = new AbortController();
    await using server = await linkServer(() => stopping.abort());
    await newProyecto(await portal.staff(), { enlace_ext: server.url('sitio.example') });
    await expect(checkLinks(portal.db, checkOptions({ signal: stopping.signal }))).rejects.toThrow('aborted');
    expect(await portal.db.selectFrom('enlaces').selectAll().execute()).toEqual([]);
  });

  it('is done by one instance at a time, and once a week', async () => {
    await using portal = await testApp();
    const { db } = portal;
    await using server = await linkServer((_, response) => say(response, 200));
    await newProyecto(await portal.staff(), { enlace_ext: server.url('sitio.example') });
    await Promise.all([1, 2, 3].map(() => checkIfDue(db, checkOptions(), LOG)));
    await checkIfDue(db, checkOptions(), LOG);
    expect(server.seen).toHaveLength(1);

    const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60_000 - 1_000).toISOString();
    await db.updateTable('ajustes').set({ valor: lastWeek }).where('clave', '=', 'enlaces_desde').execute();
    await db.updateTable('enlaces').set({ comprobado_en: lastWeek }).execute();
    const { signal } = checkOptions();
    await withLease(db, 'enlaces_turno', signal, async () => {
      expect(await withLease(db, 'enlaces_turno', signal, async () => 'run')).toBeNull();
      await checkIfDue(db, checkOptions(), LOG);
    });
    expect(server.seen).toHaveLength(1);
    await checkIfDue(db, checkOptions(), LOG);
    expect(server.seen).toHaveLength(2);
  });

  it('is repeated once one was interrupted, without the links that were checked', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const stopping = new AbortController();
    await using server = await linkServer(({ url }, response) => {
      if (url === '/1' || stopping.signal.aborted) say(response, 200);
      else stopping.abort();
    });
    for (const path of ['/1', '/2']) await newProyecto(staff, { enlace_ext: server.url('sitio.example', path) });
    const paths = () => server.seen.map(({ path }) => path);
    await expect(checkIfDue(portal.db, checkOptions({ signal: stopping.signal }), LOG)).rejects.toThrow('aborted');
    expect(paths()).toEqual(['/1', '/2']);
    await checkIfDue(portal.db, checkOptions(), LOG);
    expect(paths()).toEqual(['/1', '/2', '/2']);
    const links = portal.db.selectFrom('enlaces').orderBy('url').select('estado');
    expect(await links.execute()).toEqual([{ estado: 'bien' }, { estado: 'bien' }]);
  });

  it('leaves out the news of an event whose page shows none', async () => {
    await using portal = await testApp();
    const { db } = portal;
    await using server = await linkServer((_, response) => say(response, 404));
    const staff = await portal.staff();
    const id = await newEvento(staff, { tipo: 1, url_noticia_divulgacion: server.url('sitio.example') });
    const dead = async () => (await checkLinks(db, checkOptions())).dead.length;
    expect(await dead()).toBe(1);
    await staff.call('updateEvento', { params: { id }, body: anEvento({ tipo: 3, nombre_ponencia: 'Charla' }) });
    const stored = await db.selectFrom('eventos').select('url_noticia_divulgacion').executeTakeFirstOrThrow();
    expect(stored.url_noticia_divulgacion).toBe(server.url('sitio.example'));
    expect(await dead()).toBe(0);
    expect(server.seen).toHaveLength(1);
  });

  it('outlives one renewal of its lease that failed, and no second one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await using portal = await testApp();
    let isBusy = false;
    let renewal = Promise.withResolvers<void>();
    const db = portal.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isBusy && node.kind === 'UpdateQueryNode') throw new Error('busy');
        return node;
      },
      transformResult: async ({ result }) => {
        renewal.resolve();
        return result;
      },
    });
    const aborted = await withLease(db, 'enlaces_turno', checkOptions().signal, async (signal) => {
      const states: boolean[] = [];
      for (isBusy of [true, false, true, true]) {
        renewal = Promise.withResolvers();
        vi.advanceTimersByTime(30_000);
        if (!isBusy) await renewal.promise;
        await setImmediate();
        states.push(signal.aborted);
      }
      isBusy = false;
      return states;
    });
    expect(aborted).toEqual([false, false, false, true]);
  });

  it('has its result although its lease cannot be released', async () => {
    await using portal = await testApp();
    const db = new Proxy(portal.db, {
      get: (target, name) => {
        if (name === 'updateTable') throw new Error('busy');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect(await withLease(db, 'enlaces_turno', checkOptions().signal, async () => 'run')).toBe('run');
    const failing = withLease(db, 'respaldo_turno', checkOptions().signal, async () => {
      throw new Error('no backup');
    });
    await expect(failing).rejects.toThrow('no backup');
  });

  it('takes over the lease of an instance that died', async () => {
    await using portal = await testApp();
    const { signal } = checkOptions();
    const valor = '2026-11-01T00:00:00.000Z otra-instancia';
    await portal.db.insertInto('ajustes').values({ clave: 'enlaces_turno', valor }).execute();
    expect(await withLease(portal.db, 'enlaces_turno', signal, async () => 'run')).toBe('run');
  });
});
