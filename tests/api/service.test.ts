import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
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
