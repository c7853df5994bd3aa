import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { testApp } from '../support/testApp.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

describe('GET /health', () => {
  it('answers 200 while the database is available', async () => {
    await using portal = await testApp();
    const { statusCode, headers, body } = await portal.app.inject({ url: '/health' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ status: 'ok', version });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers 503 when the database is not available', async () => {
    await using portal = await testApp();
    await portal.db.destroy();
    const { statusCode, body } = await portal.app.inject({ url: '/health' });
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({ status: 'unavailable', version });
  });
});

describe('GET /api/docs.json', () => {
  it('is made once, compressed, and answers 304 to who has it', async () => {
    await using portal = await testApp();
    const made = vi.spyOn(portal.app, 'swagger');
    const url = '/api/docs.json';
    const [first] = await Promise.all([portal.app.inject(url), portal.app.inject(url)]);
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const etag = String(first?.headers.etag);
    const known = await portal.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    const compressed = await portal.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(first?.body);
    const head = await portal.app.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('lists every endpoint with its method, path, parameters and access', async () => {
    await using portal = await testApp();
    const { statusCode, body } = await portal.app.inject({ url: '/api/docs.json' });
    expect(statusCode).toBe(200);
    const { openapi, paths } = JSON.parse(body);
    expect(openapi).toMatch(/^3\.1\./);
    const documented = Object.entries<Record<string, { summary: string; security?: unknown }>>(paths).flatMap(
      ([url, methods]) =>
        Object.entries(methods).map(([method, { summary, security }]) => [
          summary,
          { url, method: method.toUpperCase(), staff: security !== undefined },
        ]),
    );
    const expected = Object.entries<Endpoint>(endpoints).map(([name, { method, path, access }]) => [
      name,
      { url: `/api/${path}`, method, staff: access === 'staff' },
    ]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(expected));
    expect(paths['/api/eventos/toggle_estado/{id}'].get.parameters).toMatchObject([
      { in: 'query', name: 'estado' },
      { in: 'path', name: 'id', required: true },
      { in: 'header', name: 'solicitud', required: false },
    ]);
    const form = paths['/api/convenios/add_convenio'].post.requestBody.content['multipart/form-data'];
    expect(Object.keys(form.schema.properties)).toContain('nombre');
  });
});

it("sets the HTTP server's timeouts for slow requests", async () => {
  await using portal = await testApp();
  const { headersTimeout, requestTimeout } = portal.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: 120_000 });
});

it('leaves no timer when it closes without having listened', async () => {
  await using portal = await testApp();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await portal.app.close();
  expect(vi.getTimerCount()).toBe(0);
});
