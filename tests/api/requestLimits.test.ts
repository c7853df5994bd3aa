import { describe, expect, it } from 'vitest';
import { pathOfUpload } from '../../contract/addresses/uploads.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { keptConnection, listen } from '../support/connection.ts';
import { pagesPortal } from '../support/pagesPortal.ts';
import { testApp } from '../support/testApp.ts';
import { aVideo } from '../support/videos.ts';

const PROJECTS = addressOf('listPublicProyectos');
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const TOO_LONG = 'La dirección es demasiado larga';

const withProyecto = pagesPortal();

/** A path of so many characters. */
const pathOf = (start: string, length: number, fill = 'x') => start + fill.repeat(length - start.length);
/** A list of so many characters, which begins with a value that is read. */
const listOf = (value: string, length: number) => `${value.padEnd(length - 1)},`;

describe('a path of more than 2,000 characters', () => {
  it.each([
    ['GET', pathOf('/', 2_001), HTML_TYPE],
    ['GET', `/a${'/'.repeat(15_000)}x`, HTML_TYPE],
    ['GET', pathOf('/', 2_001, '%'), HTML_TYPE],
    ['HEAD', pathOf('/', 2_001), HTML_TYPE],
    ['GET', pathOf('/API/', 2_001), JSON_TYPE],
    ['GET', pathOf('/api/eventos/get_evento/', 2_001, '1'), JSON_TYPE],
    ['POST', pathOf('/', 2_001), JSON_TYPE],
    ['PROPFIND', pathOf('/', 2_001), JSON_TYPE],
  ])('is answered 414 with all security headers: %s %#', async (method, path, type) => {
    await using portal = await withProyecto();
    using connection = keptConnection(await listen(portal.app));
    const { status, headers, body } = await connection.send({ method, path });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([414, type, 'no-store']);
    if (method === 'HEAD') expect(body).toBe('');
    else if (type === JSON_TYPE) expect(JSON.parse(body)).toEqual({ success: 0, message: TOO_LONG });
    else expect(body).toContain(`<p>${TOO_LONG}</p>`);
    const other = await connection.send({ path: '/nada' });
    const { date: _, vary, etag, link, ...expected } = other.headers;
    for (const name of Object.keys(expected)) expect(headers, name).toHaveProperty([name]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toBe(other.headers['permissions-policy']);
  });

  it('is answered with HSTS behind a proxy that serves https', async () => {
    await using portal = await testApp({ trustProxy: ['127.0.0.1'] });
    using connection = keptConnection(await listen(portal.app));
    const { status, headers } = await connection.send({
      path: pathOf('/', 2_001),
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect([status, headers['strict-transport-security']]).toEqual([414, 'max-age=31536000']);
  });

  it('does not count the query, and a shorter path is read', async () => {
    await using portal = await withProyecto();
    using connection = keptConnection(await listen(portal.app));
    expect((await connection.send({ path: pathOf('/', 2_000) })).status).toBe(404);
    expect((await connection.send({ path: `${PROJECTS}?${'x'.repeat(5_000)}` })).status).toBe(200);
    expect((await connection.send({ path: `/proyectos_investigacion?${'x'.repeat(5_000)}` })).status).toBe(200);
  });
});

describe('a header of more than 1,000 characters', () => {
  it('is no Accept-Encoding and no If-None-Match, in the cache too', async () => {
    await using portal = await testApp({ sampleContent: true });
    using connection = keptConnection(await listen(portal.app));
    const ask = (headers: Record<string, string>) => connection.send({ path: PROJECTS, headers });
    // The first answer comes from Fastify, the second from the cache.
    for (const _source of ['app', 'cache']) {
      const { headers } = await ask({});
      expect((await ask({ 'accept-encoding': listOf('br', 1_000) })).headers['content-encoding']).toBe('br');
      expect((await ask({ 'accept-encoding': listOf('br', 1_001) })).headers['content-encoding']).toBeUndefined();
      expect((await ask({ 'if-none-match': listOf(String(headers.etag), 1_000) })).status).toBe(304);
      expect((await ask({ 'if-none-match': listOf(String(headers.etag), 1_001) })).status).toBe(200);
    }
  });

  it('is no Range', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { nombre } = await staff.call('addVideoIdentidad', { body: {}, file: aVideo('mp4') });
    await staff.call('updateIdentidad', { body: { hero_video: nombre } });
    using connection = keptConnection(await listen(portal.app));
    const ask = (range: string) => connection.send({ path: pathOfUpload('identidad', nombre), headers: { range } });
    expect((await ask(pathOf('bytes=0-', 1_000, '0'))).status).toBe(206);
    expect((await ask(pathOf('bytes=0-', 1_001, '0'))).status).toBe(200);
  });
});
