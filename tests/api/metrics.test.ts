import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { keptConnection, listen } from '../support/connection.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const TOKEN = 'un-token-largo-de-prueba';
const url = '/metrics';

async function scrape(portal: TestApp): Promise<string[]> {
  const { statusCode, body } = await portal.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
  expect(statusCode).toBe(200);
  return body.split('\n');
}

const requestsOf = (route: string, lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('portal_http_requests_total{') && line.includes(`route="${route}"`));

describe('GET /metrics', () => {
  it('is not there without METRICS_TOKEN', async () => {
    await using portal = await testApp();
    const headers = { authorization: 'Bearer null' };
    expect((await portal.app.inject({ url, headers })).statusCode).toBe(404);
  });

  it.each([
    ['no token', undefined],
    ['another token', `Bearer ${TOKEN}x`],
    ['the token by another scheme', `Basic ${TOKEN}`],
  ])('refuses %s', async (_, authorization) => {
    await using portal = await testApp({ metricsToken: TOKEN });
    const { statusCode, headers, body } = await portal.app.inject({
      url,
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(body).not.toContain('portal_');
  });

  it('counts answers by pattern, status and source, those from the cache included', async () => {
    await using portal = await testApp({ metricsToken: TOKEN });
    // Not by a call: the response cache is cleared again when its poll sees the write of a call.
    await portal.staff();
    await sql`insert into proyectos (nombre) values ('Cruces')`.execute(portal.db);
    using connection = keptConnection(await listen(portal.app));
    const path = addressOf('getProyecto', { params: { id: 1 } });
    const { etag = '' } = (await connection.send({ path })).headers;
    await connection.send({ path });
    await connection.send({ path });
    await connection.send({ path, method: 'HEAD' });
    await connection.send({ path, headers: { 'if-none-match': etag } });
    await connection.send({ path: addressOf('getProyecto', { params: { id: 999 } }) });
    await connection.send({ path: '/nada/de/nada' });

    const route = '/api/Proyectos_investigacion/get_project/:id';
    const counted = (method: string, status: number, source: string, count: number) =>
      `portal_http_requests_total{method="${method}",route="${route}",status="${status}",source="${source}"} ${count}`;
    const lines = await scrape(portal);
    expect(requestsOf(route, lines).sort()).toEqual(
      [
        counted('GET', 200, 'app', 1),
        counted('GET', 404, 'app', 1),
        counted('GET', 200, 'cache', 2),
        counted('GET', 304, 'cache', 1),
        counted('HEAD', 200, 'cache', 1),
      ].sort(),
    );
    expect(requestsOf('/*', lines)).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/\/(nada|999)/);
    expect(lines).toContain(`portal_http_request_duration_seconds_count{method="GET",route="${route}"} 2`);

    await connection.send({ path });
    expect(requestsOf(route, await scrape(portal))).toContain(counted('GET', 200, 'cache', 3));
  });

  it('tells the state of the database, the cache and the process', async () => {
    await using portal = await testApp({ metricsToken: TOKEN });
    const value = (lines: readonly string[], name: string) =>
      Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
    // The first answers may be older than the first check for other instances' writes, and are not stored then.
    await expect
      .poll(async () => {
        await portal.visitor.send('listPublicProyectos');
        return value(await scrape(portal), 'portal_cache_bytes{cache="calls"}');
      })
      .toBeGreaterThan(0);
    const up = await scrape(portal);
    expect(value(up, 'portal_database_up')).toBe(1);
    expect(value(up, 'portal_changes_checked_age_seconds')).toBeGreaterThan(0);
    expect(value(up, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect([value(up, 'portal_backup_up'), value(up, 'portal_backup_age_seconds')]).toEqual([1, expect.any(Number)]);
    await portal.db.destroy();
    expect(value(await scrape(portal), 'portal_database_up')).toBe(0);
  });
});
