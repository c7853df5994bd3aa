import { once } from 'node:events';
import { type IncomingMessage, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { MakerThread } from '../../api/kept/makerThread.ts';
import { prepare } from '../../api/kept/prepare.ts';
import { addressOf } from '../../contract/call.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { nuevoProyecto } from '../support/builders.ts';
import { GOOD, rowsWhere, sow } from '../support/calls.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const KEPT = rowsWhere(({ cached }) => cached);
const PROJECTS = addressOf('obtenerProyectos');

/** All that can be kept, as the database has it now: a refusal is null. */
async function asStored(portal: TestApp): Promise<Record<string, unknown>> {
  const entries = KEPT.map(async (call) => {
    const packed = await prepare(
      { db: portal.db, siteDir: null },
      { call, params: (GOOD[call].params ?? {}) as Record<string, number> },
    );
    return [call, packed && JSON.parse(Buffer.from(packed.plain).toString())];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What those who may ask are answered; of visitors' calls, what visitors are. */
async function asAnswered(portal: TestApp, staff: Caller): Promise<Record<string, unknown>> {
  const entries = KEPT.map(async (call) => {
    const caller = endpoints[call].access === 'public' ? portal.visitor : staff;
    const { status, body } = await caller.send(call, GOOD[call]);
    return [call, status === 200 ? body : null];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What asks over a real connection: the lane stands between it and the framework. */
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

describe('what is kept for visitors', () => {
  it('is every public read that asks for nothing but ids', () => {
    const publicReads = rowsWhere(({ access, method }) => access === 'public' && method === 'GET');
    expect(KEPT).toEqual(expect.arrayContaining(publicReads));
  });

  it('of staff is shown to no visitor, by whatever address', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const call of KEPT.filter((name) => endpoints[name].access === 'staff')) {
      const { status, headers } = await staff.send(call, GOOD[call]);
      expect([status, headers['cache-control'], headers.etag], call).toEqual([200, 'no-store', undefined]);
      expect((await portal.visitor.send(call, GOOD[call])).status, call).toBe(401);
      const withCopy = await staff.send(call, GOOD[call], { 'if-none-match': '*' });
      expect(withCopy.status, call).toBe(200);
    }
    const ask = await listening(portal);
    for (const path of [addressOf('listarProyectos'), `staff%20${addressOf('listarProyectos')}`]) {
      expect((await ask(`/${path}`.replace('//', '/'))).status).not.toBe(200);
    }
  });

  it('is what the database holds, before and after each write', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await sow(staff);
    for (const name of rowsWhere(({ effect }) => effect === 'write')) {
      // Asked for, and so kept, before the write.
      await asAnswered(portal, staff);
      expect((await staff.send(name, GOOD[name])).status, name).toBe(200);
      expect(await asAnswered(portal, staff), name).toEqual(await asStored(portal));
    }
  });

  it('is not what staff read', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await nuevoProyecto(staff);
    await staff.call('alternarProyecto', { body: { id, activo: 0 } });
    expect((await portal.visitor.send('obtenerProyecto', { params: { id } })).status).toBe(404);
    expect((await staff.send('obtenerProyecto', { params: { id } })).status).toBe(200);
    expect((await portal.visitor.send('obtenerProyecto', { params: { id } })).status).toBe(404);
  });

  it('comes compressed as the client reads it, under one name for one content', async () => {
    await using portal = await testApp({ sampleContent: true });
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

  it('is not sent again to who has it, until it changes', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { headers } = await portal.app.inject({ url: PROJECTS });
    const again = () => portal.app.inject({ url: PROJECTS, headers: { 'if-none-match': `"otra", ${headers.etag}` } });
    const known = await again();
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', headers.etag]);
    await nuevoProyecto(staff);
    expect((await again()).statusCode).toBe(200);
  });
});

describe('the lane before the framework', () => {
  it('sends the very head and bytes that the framework sent first', async () => {
    await using portal = await testApp({ sampleContent: true });
    const byTheFramework = vi.fn();
    portal.app.addHook('onRequest', async () => byTheFramework());
    const ask = await listening(portal);
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      byTheFramework.mockClear();
      const first = await ask(PROJECTS, headers);
      expect(await ask(PROJECTS, headers)).toEqual(first);
      expect(byTheFramework).toHaveBeenCalledTimes(1);
      expect(first.status).toBe(200);
      expect(first.headers['content-security-policy']).toContain("default-src 'self'");
    }
    const { headers } = await ask(PROJECTS);
    const known = await ask(PROJECTS, { 'if-none-match': String(headers.etag) });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    expect(known.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    expect(known.headers['x-content-type-options']).toBe('nosniff');
  });

  it('leaves other methods, cookies and other sites to the framework', async () => {
    await using portal = await testApp({ allowedOrigins: ['https://otro.ejemplo.org'] });
    const staff = await portal.staff();
    const id = await nuevoProyecto(staff);
    const ask = await listening(portal);
    const path = addressOf('obtenerProyecto', { params: { id } });
    await ask(path);
    expect((await ask(path)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(path, {}, 'HEAD')).status).toBe(404);
    expect((await ask(path, { cookie: String(staff.cookie) })).headers['cache-control']).toBe('no-store');
    const fromThere = await ask(path, { origin: 'https://otro.ejemplo.org' });
    expect(fromThere.headers['access-control-allow-origin']).toBe('https://otro.ejemplo.org');
    expect((await ask(path)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('believes X-Forwarded-Proto of the proxy only', async () => {
    for (const [trustProxy, hsts] of [
      [['127.0.0.1'], 'max-age=31536000'],
      [[], undefined],
    ] as const) {
      await using portal = await testApp({ trustProxy });
      const ask = await listening(portal);
      for (const _ of ['made', 'kept']) {
        const secure = await ask(PROJECTS, { 'x-forwarded-proto': 'https' });
        expect(secure.headers['strict-transport-security']).toBe(hsts);
        expect((await ask(PROJECTS)).headers['strict-transport-security']).toBeUndefined();
      }
    }
  });
});

describe('the thread that makes answers', () => {
  it.skipIf(inject('postgres') === undefined)('makes those of PostgreSQL', async () => {
    await using portal = await testApp();
    const { databaseUrl } = portal;
    const thread = new MakerThread({ databaseUrl, dataDir: '', siteDir: null });
    onTestFinished(() => thread.close());
    await nuevoProyecto(await portal.staff(), { nombre: 'De la otra conexión' });
    const made = await thread.make({ call: 'obtenerProyectos', params: {} });
    expect(Buffer.from(made?.plain ?? []).toString()).toContain('De la otra conexión');
  });
});

describe.skipIf(inject('postgres') === undefined)('two instances on one database', () => {
  it('each show what the other wrote, within a second', async () => {
    await using one = await testApp();
    await using other = await testApp({ databaseUrl: one.databaseUrl });
    const staff = await one.staff();
    const seen = async () => (await other.visitor.call('obtenerProyectos', {})).projects.map(({ nombre }) => nombre);
    expect(await seen()).toEqual([]);
    await nuevoProyecto(staff, { nombre: 'Visto desde la otra' });
    await vi.waitFor(async () => expect(await seen()).toEqual(['Visto desde la otra']), {
      timeout: 1_000,
      interval: 50,
    });
  });
});
