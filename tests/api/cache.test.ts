import { once } from 'node:events';
import { type IncomingMessage, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '../../api/cache/render.ts';
import { HttpError } from '../../api/errors/httpError.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { newProyecto } from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, IN_ORDER, rowsWhere } from '../support/calls.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const CACHED = rowsWhere(({ cached }) => cached);
const PROJECTS = addressOf('listPublicProyectos');

function nullIfRefused(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}

/** All cacheable responses, rendered from the database; null for a refusal. */
async function asStored(portal: TestApp): Promise<Record<string, unknown>> {
  const entries = CACHED.map(async (call) => {
    const params = (GOOD[call].params ?? {}) as Record<string, number>;
    const source = { db: portal.db, siteDir: null, publicUrl: null };
    const response = await render(source, { call, params }, new Date()).catch(nullIfRefused);
    return [call, response && JSON.parse(Buffer.from(response.plain).toString())];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** All cacheable responses, as the portal sends them to visitors, or to staff for staff calls. */
async function asAnswered(portal: TestApp, staff: Caller): Promise<Record<string, unknown>> {
  const entries = CACHED.map(async (call) => {
    const caller = endpoints[call].access === 'public' ? portal.visitor : staff;
    const { status, body } = await caller.send(call, GOOD[call]);
    return [call, status === 200 ? body : null];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Sends requests over a real connection, which CacheFirstServer answers before Fastify. */
async function listening(portal: TestApp) {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = requestOf({ port, path, method, headers, agent: false }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const { date: _, ...others } = response.headers;
    return { status: response.statusCode, headers: others, bytes: Buffer.concat(chunks) };
  };
}

describe('the response cache', () => {
  it('holds every public read but the search, whose answers depend on its text', () => {
    const publicReads = rowsWhere(({ access, method, limit }) => access === 'public' && method === 'GET' && !limit);
    expect(CACHED).toEqual(expect.arrayContaining(publicReads));
  });

  it('shows staff responses to no visitor, whatever the URL', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const call of CACHED.filter((name) => endpoints[name].access === 'staff')) {
      const { status, headers } = await staff.send(call, GOOD[call]);
      expect([status, headers['cache-control'], headers.etag], call).toEqual([200, 'no-store', undefined]);
      expect((await portal.visitor.send(call, GOOD[call])).status, call).toBe(401);
      const withCopy = await staff.send(call, GOOD[call], { 'if-none-match': '*' });
      expect(withCopy.status, call).toBe(200);
    }
    const ask = await listening(portal);
    for (const path of [addressOf('listProyectos'), `staff%20${addressOf('listProyectos')}`]) {
      expect((await ask(`/${path}`.replace('//', '/'))).status).not.toBe(200);
    }
  });

  it('is invalidated by every write', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await addOneOfEach(staff);
    for (const name of IN_ORDER.filter((row) => endpoints[row].effect === 'write')) {
      // Fills the cache.
      await asAnswered(portal, staff);
      expect((await staff.send(name, GOOD[name])).status, name).toBe(200);
      expect(await asAnswered(portal, staff), name).toEqual(await asStored(portal));
    }
  });

  it('does not answer staff with the responses of visitors', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    await staff.call('toggleProyecto', { body: { id, activo: 0 } });
    expect((await portal.visitor.send('getProyecto', { params: { id } })).status).toBe(404);
    expect((await staff.send('getProyecto', { params: { id } })).status).toBe(200);
    expect((await portal.visitor.send('getProyecto', { params: { id } })).status).toBe(404);
  });

  it('answers 304 while the content is unchanged', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { headers } = await portal.app.inject({ url: PROJECTS });
    const again = () => portal.app.inject({ url: PROJECTS, headers: { 'if-none-match': `"otra", ${headers.etag}` } });
    const known = await again();
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', headers.etag]);
    await newProyecto(staff);
    expect((await again()).statusCode).toBe(200);
  });
});

describe('the encoding of a cached response', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await testApp({ sampleContent: true });
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it('sends the encoding that the client accepts, with one ETag for all', async () => {
    const ask = (headers: Record<string, string>) => portal.app.inject({ url: PROJECTS, headers });
    const plain = await ask({});
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask({ 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    for (const { headers } of [plain, br, gzip]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache', etag: plain.headers.etag });
    }
  });

  it.each([
    ['br; q=0.5', 'br'],
    [' BR ;\tQ=1 , gzip', 'br'],
    ['br;q=0, gzip ; q=0.1', 'gzip'],
    ['br;q=x, *', undefined],
    [`${'br;'.repeat(100)}q=0`, undefined],
  ])('reads names and qualities of Accept-Encoding: %j', async (accepted, encoding) => {
    const { headers } = await portal.app.inject({ url: PROJECTS, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  });
});

describe('the cache-first server', () => {
  it('sends the headers and bytes that Fastify sent first', async () => {
    await using portal = await testApp({ sampleContent: true });
    const byFastify = vi.fn();
    portal.app.addHook('onRequest', async () => byFastify());
    const ask = await listening(portal);
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      byFastify.mockClear();
      const first = await ask(PROJECTS, headers);
      expect(await ask(PROJECTS, headers)).toEqual(first);
      expect(byFastify).toHaveBeenCalledTimes(1);
      expect(first.status).toBe(200);
      expect(first.headers['content-security-policy']).toContain("default-src 'self'");
    }
    const { headers } = await ask(PROJECTS);
    const known = await ask(PROJECTS, { 'if-none-match': String(headers.etag) });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    expect(known.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    expect(known.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers a feed before Fastify, but not the sitemap of another host', async () => {
    await using portal = await testApp();
    const byFastify = vi.fn();
    portal.app.addHook('onRequest', async () => byFastify());
    const ask = await listening(portal);
    const first = await ask('/feeds/proyectos.atom');
    expect(await ask('/feeds/proyectos.atom')).toEqual(first);
    expect(byFastify).toHaveBeenCalledTimes(1);
    await ask('/sitemap.xml', { host: 'ajeno.example.org' });
    const own = await ask('/sitemap.xml', { host: 'propio.example.org' });
    expect(own.bytes.toString()).toContain('<loc>http://propio.example.org/</loc>');
    expect(own.bytes.toString()).not.toContain('ajeno');
    expect(byFastify).toHaveBeenCalledTimes(3);
  });

  it('leaves other methods, cookies and other origins to Fastify', async () => {
    await using portal = await testApp({ allowedOrigins: ['https://otro.ejemplo.org'] });
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const ask = await listening(portal);
    const path = addressOf('getProyecto', { params: { id } });
    await ask(path);
    expect((await ask(path)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(path, {}, 'DELETE')).status).toBe(404);
    expect((await ask(path, { cookie: String(staff.cookie) })).headers['cache-control']).toBe('no-store');
    const fromThere = await ask(path, { origin: 'https://otro.ejemplo.org' });
    expect(fromThere.headers['access-control-allow-origin']).toBe('https://otro.ejemplo.org');
    expect((await ask(path)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('trusts X-Forwarded-Proto of the proxy only', async () => {
    for (const [trustProxy, hsts] of [
      [['127.0.0.1'], 'max-age=31536000'],
      [[], undefined],
    ] as const) {
      await using portal = await testApp({ trustProxy });
      const ask = await listening(portal);
      for (const _ of ['miss', 'hit']) {
        const secure = await ask(PROJECTS, { 'x-forwarded-proto': 'https' });
        expect(secure.headers['strict-transport-security']).toBe(hsts);
        expect((await ask(PROJECTS)).headers['strict-transport-security']).toBeUndefined();
      }
    }
  });
});
