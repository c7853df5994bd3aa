import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CacheFirstServer } from '../../api/cache/cacheFirstServer.ts';
import { encodeResponse } from '../../api/cache/encodedResponse.ts';
import { limitRequest } from '../../api/http/requests/requestLimits.ts';
import { VisitCounter } from '../../api/visitas/visitCounter.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { newConvenio, newIntegrante } from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { type Exchange, keptConnection, listen } from '../support/connection.ts';
import { unchanged } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { settled, stageImports } from '../support/imports.ts';
import { FILES } from '../support/pagesPortal.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const READS = rowsWhere(({ effect }) => effect === 'read');
const NOT_READ = rowsWhere(({ effect }) => effect !== 'read');
const PROJECTS = addressOf('listPublicProyectos');

const siteDir = mkdtempSync(path.join(tmpdir(), 'portal-head-'));
for (const folder of ['assets', '.vite', 'server']) mkdirSync(path.join(siteDir, folder));
for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(siteDir, file), text);
writeFileSync(path.join(siteDir, 'assets', 'a.js'), 'export const a = 1;');
writeFileSync(path.join(siteDir, 'assets', 'a.js.br'), 'comprimido');
afterAll(() => rmSync(siteDir, { recursive: true }));

const addressOfGood = (name: (typeof READS)[number]): string =>
  addressOf(name, { params: GOOD[name].params as Record<string, number>, query: GOOD[name].query });

/** Sends requests over a real connection, which CacheFirstServer answers before Fastify. */
async function connectionTo(portal: TestApp) {
  const connection = keptConnection(await listen(portal.app));
  const ask = (method: string, address: string, headers: Record<string, string> = {}) =>
    connection.send({ method, path: address, headers });
  return { ask, [Symbol.dispose]: () => connection[Symbol.dispose]() };
}

function headOf({ status, headers: { date: _, ...headers } }: Exchange) {
  return { status, headers };
}

describe('HEAD', () => {
  it('answers every read as GET does, without a body', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { cookie } = staff;
    await addOneOfEach(staff);
    await stageImports(portal.db);
    // The first look at an import begins its review.
    await staff.send('getImport', GOOD.getImport);
    await settled(portal);
    using connection = await connectionTo(portal);
    for (const name of READS) {
      const callers: Record<string, string>[] =
        endpoints[name].access === 'public' ? [{}, { cookie: cookie ?? '' }] : [{ cookie: cookie ?? '' }];
      for (const headers of callers) {
        const head = await connection.ask('HEAD', addressOfGood(name), headers);
        const get = await connection.ask('GET', addressOfGood(name), headers);
        expect(headOf(head), name).toEqual(headOf(get));
        expect([head.status, head.body], name).toEqual([200, '']);
        // A text loses the byte order mark of a file.
        if (!('answersFile' in endpoints[name])) {
          expect(Number(head.headers['content-length']), name).toBe(Buffer.byteLength(get.body));
        }
      }
    }
  });

  it('answers the site, its files, pictures, health and the API description as GET does', async () => {
    await using portal = await testApp({ siteDir });
    const staff = await portal.staff();
    const integrante = await newIntegrante(staff);
    const convenio = await newConvenio(staff);
    await staff.send('updateIntegrante', {
      body: { id: integrante, nombres: 'Ana', apellidos: 'Ruiz', cargo: 'Asesora', grupo: 1 },
      file: await anImage({ ancho: 90 }),
    });
    await staff.send('updateConvenio', { body: { id: convenio, nombre: 'Uno' }, file: aLogo() });
    const { investigador } = await staff.call('getIntegrante', { params: { id: integrante } });
    const { convenio: stored } = await staff.call('getConvenio', { params: { id: convenio } });
    using connection = await connectionTo(portal);
    for (const [address, status] of [
      ['/', 200],
      ['/assets/a.js', 200],
      ['/assets/nada.js', 404],
      [`/api/uploads/${investigador.nombre_imagen}`, 200],
      [`/api/uploads/convenios/${stored.logo}`, 200],
      [`/api/uploads/${'0'.repeat(32)}.webp`, 404],
      ['/health', 200],
      ['/api/docs.json', 200],
      ['/nada', 404],
      [addressOf('getProyecto', { params: { id: 99 } }), 404],
    ] as const) {
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const head = await connection.ask('HEAD', address, headers);
        expect(headOf(head), address).toEqual(headOf(await connection.ask('GET', address, headers)));
        expect([head.status, head.body], address).toEqual([status, '']);
      }
    }
  });

  it('is answered 304 as GET is, and announces no length', async () => {
    await using portal = await testApp();
    const { etag } = (await portal.app.inject({ url: PROJECTS })).headers;
    const ask = (method: 'GET' | 'HEAD') =>
      portal.app.inject({ method, url: PROJECTS, headers: { 'if-none-match': String(etag) } });
    const [head, get] = [await ask('HEAD'), await ask('GET')];
    const { date: _, ...headers } = get.headers;
    expect(head.headers).toMatchObject(headers);
    expect([head.statusCode, get.statusCode, head.headers['content-length']]).toEqual([304, 304, undefined]);
  });

  it('runs no call that writes, not even with a session', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    await unchanged(portal.db, async () => {
      for (const name of NOT_READ) {
        const url = addressOfGood(name);
        // PUT usuarios/{id} and POST usuarios share their paths with reads.
        const shared = READS.some((read) => addressOfGood(read).split('?')[0] === url);
        const { statusCode } = await portal.app.inject({
          method: 'HEAD',
          url,
          headers: { cookie: staff.cookie ?? '', 'sec-fetch-site': 'same-origin' },
        });
        expect(statusCode, name).toBe(shared ? 200 : 404);
      }
    });
    expect((await staff.call('listEventos', {})).eventos).toMatchObject([{ estado: 1 }]);
  });

  it('is not described in the API description', async () => {
    await using portal = await testApp();
    const { paths } = (await portal.app.inject({ url: '/api/docs.json' })).json();
    const methods = Object.values<object>(paths).flatMap((path) => Object.keys(path));
    expect(new Set(methods)).toEqual(new Set(['get', 'post', 'put', 'delete']));
  });
});

describe('the cache-first server', () => {
  it.each(['identity', 'br', 'gzip'])('answers HEAD from the cache with the head of GET, %s', async (encoding) => {
    const server = new CacheFirstServer([], new VisitCounter(() => 0));
    const stored = await encodeResponse('Cruces seguros. '.repeat(100), { 'Content-Type': 'text/plain' });
    const entry = await server.cache.getOrRender(PROJECTS, async () => stored);
    const toFastify = vi.fn();
    const listening = server
      .createServer(
        (request, response) => {
          toFastify();
          const length = entry?.bodyIn(entry.encodingFor(request.headers))?.length;
          if (entry)
            server.storeHeaders(request, { route: PROJECTS, visit: null }, entry, {
              ...entry.headers,
              'Content-Length': length,
            });
          response.end();
        },
        {},
        limitRequest,
      )
      .listen(0, '127.0.0.1');
    onTestFinished(() => void listening.close());
    await once(listening, 'listening');
    using connection = keptConnection((listening.address() as AddressInfo).port);
    const ask = (method: string, headers: Record<string, string> = {}) =>
      connection.send({ method, path: PROJECTS, headers: { 'accept-encoding': encoding, ...headers } });
    await ask('HEAD');
    const [head, get] = [await ask('HEAD'), await ask('GET')];
    expect(headOf(head)).toEqual(headOf(get));
    expect([head.status, head.body, get.body.length > 0]).toEqual([200, '', true]);
    const known = { 'if-none-match': stored.etag };
    const [headOfKnown, getOfKnown] = [await ask('HEAD', known), await ask('GET', known)];
    expect(headOf(headOfKnown)).toEqual(headOf(getOfKnown));
    expect([headOfKnown.status, headOfKnown.headers['content-length']]).toEqual([304, undefined]);
    expect(toFastify).toHaveBeenCalledTimes(1);
  });
});
