import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptConnection, listen } from '../support/connection.ts';
import { FILES } from '../support/pagesPortal.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const SECRET = 'lo que nadie debe leer';
const INSIDE = 'console.info(1)';

/** A built site next to a file that must not be served. */
function folderWithSite(): { root: string; siteDir: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-sitio-'));
  const siteDir = path.join(root, 'dist');
  mkdirSync(path.join(siteDir, 'assets', '.oculto'), { recursive: true });
  for (const folder of ['.vite', 'server']) mkdirSync(path.join(siteDir, folder));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(siteDir, file), text);
  writeFileSync(path.join(siteDir, 'assets', 'a.js'), INSIDE);
  for (const file of ['secreto.txt', 'dist/secreto.txt', 'dist/assets/.secreto', 'dist/assets/.oculto/secreto.txt']) {
    writeFileSync(path.join(root, file), SECRET);
  }
  return { root, siteDir };
}

/** Spellings of a path that parts of a server may decode differently. */
const AROUND = [
  '/assets/../secreto.txt',
  '/assets/../../secreto.txt',
  '/assets/%2e%2e/secreto.txt',
  '/assets/%2e%2e%2fsecreto.txt',
  '/assets/..%2fsecreto.txt',
  '/assets/..%2f..%2fsecreto.txt',
  '/assets/%252e%252e%252fsecreto.txt',
  '/assets/..%5csecreto.txt',
  '/assets/..\\secreto.txt',
  '/assets/....//secreto.txt',
  '/assets/.;/../secreto.txt',
  '/assets//../../secreto.txt',
  '/assets/%c0%ae%c0%ae/secreto.txt',
  '/assets/%00/../secreto.txt',
  '/assets/a.js/../../secreto.txt',
  '/assets/.secreto',
  '/assets/%2esecreto',
  '/assets/.oculto/secreto.txt',
  '/assets/./.oculto%2fsecreto.txt',
  '/secreto.txt',
  '//secreto.txt',
];
const GUARDED = [
  '/api/eventos/get_all',
  '/api/eventos/get_all/',
  '/api/eventos/get_all//',
  '//api/eventos/get_all',
  '/api//eventos/get_all',
  '/API/EVENTOS/GET_ALL',
  '/api/Eventos/Get_All?',
  '/api/eventos/get_all?x=/api/eventos/get_eventos',
  '/api/eventos/get_all#/api/eventos/get_eventos',
  '/api/eventos/get_all;a=1',
  '/api/eventos%2fget_all',
  '/api%2feventos/get_all',
  '/%61pi/eventos/get_all',
  '/api/eventos/get%5fall',
  '/api/eventos/./get_all',
  '/api/eventos/get_eventos/../get_all',
  '/assets/../api/eventos/get_all',
  '/assets/..%2fapi/eventos/get_all',
  '/api/eventos/get_all%20',
  '/api/eventos/get_all%00',
  '/api/eventos/get_all.json',
];

describe('URLs in unusual spellings', () => {
  const { root, siteDir } = folderWithSite();
  let portal: TestApp;
  let port: number;
  beforeAll(async () => {
    portal = await testApp({ siteDir });
    port = await listen(portal.app);
  });
  afterAll(async () => {
    await portal[Symbol.asyncDispose]();
    rmSync(root, { recursive: true });
  });
  /** Sends the path unchanged over a real connection; most HTTP clients would normalize it. */
  async function ask(address: string) {
    using connection = keptConnection(port);
    return await connection.send({ path: address });
  }

  it('serves the site', async () => {
    expect(await ask('/assets/a.js')).toMatchObject({ status: 200, body: INSIDE });
    expect((await ask('/')).body).toContain('<title>T</title>');
  });

  it.each(['/', '/assets/a.js', '/assets/nada.js'])('sends the security headers with %s', async (address) => {
    const { headers } = await ask(address);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self';script-src 'self'( 'sha256-[\w+/=]+')?;.*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  });

  it.each(AROUND)('serves no file outside the site for %s', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain(SECRET);
  });

  it.each(GUARDED)('requires a session for %s, as for the normalized URL', async (address) => {
    const { status, body } = await ask(address);
    expect([400, 401, 403, 404]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ success: 0 });
  });
});
