import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { readChangeMark } from '../../api/database/changeMark.ts';
import { openDatabase } from '../../api/database/open.ts';
import { flushVisits, storeVisits } from '../../api/visitas/flushVisits.ts';
import { type VisitCount, VisitCounter } from '../../api/visitas/visitCounter.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { keptConnection, listen } from '../support/connection.ts';
import { SITE, siteWith } from '../support/siteBuild.ts';
import { testApp } from '../support/testApp.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const DAY_MS = 24 * 60 * 60 * 1_000;
const dayBefore = (days: number): string => localDay(new Date(Date.now() - days * DAY_MS).toISOString());

const SERVER = `
export const siteRenderer = {
  callsOf(path) {
    const [, segment, id = '-'] = decodeURIComponent(path).split('/');
    if (segment !== 'proyecto_investigacion' || id === '-') return [];
    return [{ key: 'uno', name: 'getProyecto', params: { id: Number(atob(id)) } }];
  },
  async render() {
    return { html: '<h1></h1>', embedded: {}, title: 'T', heading: 'H', description: '' };
  },
};`;

const site = await siteWith({
  ...SITE,
  '.vite/manifest.json': JSON.stringify({
    ...JSON.parse(SITE['.vite/manifest.json'] ?? ''),
    ...Object.fromEntries(
      ['Proyecto', 'NotFound'].map((name) => [
        `public-site/pages/${name}Page/${name}Page.tsx`,
        { file: `assets/${name}-1.js` },
      ]),
    ),
  }),
  'server/package.json': '{"type":"module"}',
  'server/server.js': SERVER,
});
afterAll(() => site[Symbol.asyncDispose]());

const CALL = addressOf('getProyecto', { params: { id: 1 } });
const LATER_ID = 4;
const LATER = addressOf('listProyectosByLinea', { params: { lineId: LATER_ID } });

/** A listening portal with one project and one product. `visit` sends a request and returns what was counted. */
async function visitedPortal() {
  const portal = await testApp({ siteDir: site.folder });
  const staff = await portal.staff();
  const nombre = 'Cruces';
  await newProyecto(staff, { nombre });
  await newProducto(staff);
  const connection = keptConnection(await listen(portal.app));
  const visit = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const send = (path: string, sent: Record<string, string>, by = 'GET') =>
      connection.send({ method: by, path, headers: { ...BROWSER, ...sent } });
    const { status, headers: answered } = await send(url, headers, method);
    const counted: VisitCount[] = [];
    // A visit is counted after its answer. LATER looks up a session too, so this visit is counted before it.
    await send(LATER, { cookie: 'sesion=vencida', visita: '1' });
    const isLater = ({ recurso, recurso_id }: VisitCount) => recurso === 'lineas' && recurso_id === LATER_ID;
    await expect.poll(() => counted.push(...portal.app.visits.take()) > 0 && counted.some(isLater)).toBe(true);
    return {
      status,
      etag: answered.etag ?? '',
      counted: counted
        .filter((count) => !isLater(count))
        .map(({ recurso, recurso_id, cuenta }) => [recurso, recurso_id, cuenta]),
    };
  };
  return {
    ...portal,
    staff,
    visit,
    page: `/proyecto_investigacion/${encodeId(1)}/cruces`,
    async [Symbol.asyncDispose]() {
      connection[Symbol.dispose]();
      await portal[Symbol.asyncDispose]();
    },
  };
}

describe('a visit', () => {
  it('is a page that a visitor gets, from the application, from the cache, or as unchanged', async () => {
    await using portal = await visitedPortal();
    const once = [['proyectos', 1, 1]];
    const first = await portal.visit(portal.page);
    expect(first).toMatchObject({ status: 200, counted: once });
    expect(await portal.visit(portal.page)).toMatchObject({ status: 200, counted: once });
    expect(await portal.visit(portal.page, { 'if-none-match': first.etag })).toMatchObject({
      status: 304,
      counted: once,
    });
    // A cookie takes the request past the cache.
    const withCookie = { cookie: 'otra=1', 'if-none-match': first.etag };
    expect(await portal.visit(portal.page, withCookie)).toMatchObject({ status: 304, counted: once });
    expect((await portal.visit(portal.page, { cookie: 'sesion=vencida' })).counted).toEqual(once);
    expect((await portal.visit('/')).counted).toEqual([['inicio', 1, 1]]);
    expect((await portal.visit('/')).counted).toEqual([['inicio', 1, 1]]);
  });

  it.each([
    ['a robot', ROBOT],
    ['a client without a name', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of another browser', { 'x-moz': 'prefetch' }],
  ])('is not the request of %s', async (_, headers) => {
    await using portal = await visitedPortal();
    expect(await portal.visit(portal.page, headers)).toMatchObject({ status: 200, counted: [] });
    expect(await portal.visit(portal.page, headers)).toMatchObject({ status: 200, counted: [] });
  });

  it('is neither the request of staff, nor a HEAD, a list, a reference, a redirect or a missing page', async () => {
    await using portal = await visitedPortal();
    const cookie = portal.staff.cookie ?? '';
    for (const url of [portal.page, CALL]) {
      expect(await portal.visit(url, { cookie, visita: '1' })).toMatchObject({ status: 200, counted: [] });
    }
    const unvisited: [number, string, Record<string, string>?, string?][] = [
      [200, portal.page, {}, 'HEAD'],
      [200, addressOf('listPublicProyectos'), { visita: '1' }],
      [200, `/productos_investigacion_detail/${encodeId(1)}`, { accept: 'application/x-bibtex' }],
      [301, portal.page.replace('cruces', 'otro')],
      [404, `/proyecto_investigacion/${encodeId(9)}`],
      [404, addressOf('getProyecto', { params: { id: 9 } }), { visita: '1' }],
    ];
    for (const [status, url, headers, method] of unvisited.flatMap((each) => [each, each])) {
      expect({ url, ...(await portal.visit(url, headers, method)) }).toMatchObject({ url, status, counted: [] });
    }
  });

  it('is the call of a page that the site opens, not its other calls', async () => {
    await using portal = await visitedPortal();
    for (const _ of [1, 2]) {
      expect(await portal.visit(CALL)).toMatchObject({ status: 200, counted: [] });
      expect((await portal.visit(CALL, { visita: '1' })).counted).toEqual([['proyectos', 1, 1]]);
      const ofLinea = addressOf('listProyectosByLinea', { params: { lineId: 3 } });
      expect((await portal.visit(ofLinea, { visita: '1' })).counted).toEqual([['lineas', 3, 1]]);
      expect((await portal.visit(CALL, { ...ROBOT, visita: '1' })).counted).toEqual([]);
    }
  });
});

describe('the counter', () => {
  const proyecto = { recurso: 'proyectos', id: 1, isDocument: true } as const;

  it('counts by the day in Bogotá', () => {
    let now = Date.parse('2026-11-22T04:59:59Z');
    const counter = new VisitCounter(() => now);
    counter.count(proyecto, BROWSER);
    counter.count(proyecto, BROWSER);
    now += 1_000;
    counter.count(proyecto, BROWSER);
    expect(counter.take().map(({ dia, cuenta }) => [dia, cuenta])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 1],
    ]);
    expect(counter.take()).toEqual([]);
  });

  it('keeps what could not be stored', async () => {
    await using portal = await testApp();
    const counter = new VisitCounter(Date.now);
    counter.count(proyecto, BROWSER);
    const errors: string[] = [];
    const log = { error: (_: unknown, message: string) => errors.push(message) };
    await portal.db.destroy();
    await flushVisits(portal.db, counter, log);
    counter.count(proyecto, BROWSER);
    expect(errors).toEqual(['visits not stored']);
    expect(counter.take()).toMatchObject([{ cuenta: 2 }]);
  });

  it('is stored when the portal stops', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-visitas-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { app } = await testApp({ dataDir });
    await listen(app);
    app.visits.count(proyecto, BROWSER);
    await app.close();
    const db = openDatabase(dataDir);
    expect(await db.selectFrom('visitas').selectAll().execute()).toMatchObject([{ recurso_id: 1, cuenta: 1 }]);
    await db.destroy();
  });
});

describe('stored visits', () => {
  const count = (recurso: VisitCount['recurso'], recurso_id: number, days: number, cuenta: number): VisitCount => ({
    recurso,
    recurso_id,
    dia: dayBefore(days),
    cuenta,
  });

  it('add up over instances, and leave caches valid', async () => {
    await using portal = await testApp();
    const mark = await readChangeMark(portal.db);
    const rows = Array.from({ length: 1_200 }, (_, index) => count('productos', index + 1, 0, 1));
    await Promise.all([storeVisits(portal.db, rows), storeVisits(portal.db, rows.toReversed())]);
    const stored = await portal.db.selectFrom('visitas').select(['recurso_id', 'cuenta']).execute();
    expect(stored).toHaveLength(1_200);
    expect(new Set(stored.map(({ cuenta }) => cuenta))).toEqual(new Set([2]));
    expect(await readChangeMark(portal.db)).toBe(mark);
  });

  it('are answered by day, and the most visited records with their names', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProyecto(staff, { nombre: 'Cruces' });
    await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Ríos' });
    await storeVisits(portal.db, [
      count('proyectos', 1, 0, 3),
      count('proyectos', 1, 2, 4),
      count('integrantes', 1, 2, 8),
      count('inicio', 1, 1, 1),
      count('lineas', 3, 1, 2),
      count('productos', 99, 1, 50),
      count('proyectos', 1, 40, 100),
    ]);
    const all = await staff.call('listVisitas', { query: {} });
    expect(all.dias).toHaveLength(30);
    expect(all.dias.slice(-4)).toEqual([
      { dia: dayBefore(3), cuenta: 0 },
      { dia: dayBefore(2), cuenta: 12 },
      { dia: dayBefore(1), cuenta: 53 },
      { dia: dayBefore(0), cuenta: 3 },
    ]);
    expect(all.registros).toEqual([
      { recurso: 'integrantes', id: 1, nombre: 'Ana Ríos', cuenta: 8 },
      { recurso: 'proyectos', id: 1, nombre: 'Cruces', cuenta: 7 },
      { recurso: 'lineas', id: 3, nombre: 'Seguridad química', cuenta: 2 },
      { recurso: 'inicio', id: 1, nombre: '', cuenta: 1 },
    ]);
    const one = await staff.call('listVisitas', { query: { recurso: 'proyectos', id: 1, dias: 3 } });
    expect(one).toEqual({
      success: 1,
      dias: [
        { dia: dayBefore(2), cuenta: 4 },
        { dia: dayBefore(1), cuenta: 0 },
        { dia: dayBefore(0), cuenta: 3 },
      ],
      registros: [],
    });
  });

  it.each([
    [{ recurso: 'proyectos' }, 'id'],
    [{ id: 1 }, 'id'],
    [{ recurso: 'usuarios', id: 1 }, 'recurso'],
    [{ dias: 0 }, 'dias'],
    [{ dias: 367 }, 'dias'],
  ])('are not answered for %j', async (query, field) => {
    await using portal = await testApp();
    const { status, body } = await (await portal.staff()).send('listVisitas', { query });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});
