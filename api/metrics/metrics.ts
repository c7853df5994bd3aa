import { createHash, timingSafeEqual } from 'node:crypto';
import { messages } from '../../contract/calls/messages.ts';
import { routeOf } from '../cache/routeOf.ts';
import { HttpError } from '../errors/httpError.ts';
import { feature } from '../fastify/feature.ts';
import { backupGauges, cacheBytes, checkedAge, databaseUp } from './gauges.ts';
import { createMetrics } from './registry.ts';

const PATH = '/metrics';

interface MetricsOptions {
  metricsToken: string;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const SERVICES = ['db', 'cacheFirstServer', 'backups'] as const;

/** Serves GET /metrics to those who send the token, and counts the requests of routes that are registered after it. */
export const metrics = feature<MetricsOptions>('metrics', SERVICES, (app, { metricsToken }) => {
  const { db, cacheFirstServer, backups } = app;
  const gauges = [
    databaseUp(db),
    cacheBytes(cacheFirstServer),
    // The response cache is registered later.
    checkedAge(() => app.responses.checkedAge()),
    ...(backups === null ? [] : backupGauges(backups)),
  ];
  const { registry, count } = createMetrics(cacheFirstServer.hits, gauges);
  const expected = digestOf(`Bearer ${metricsToken}`);
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    count({ method: request.method, route: routeOf(request), status, seconds: elapsedTime / 1_000 });
  });
  app.get(PATH, { schema: { hide: true }, logLevel: 'warn' }, async ({ headers: { authorization = '' } }, reply) => {
    if (!timingSafeEqual(digestOf(authorization), expected)) {
      throw new HttpError(401, messages.requests.invalidToken, { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});
