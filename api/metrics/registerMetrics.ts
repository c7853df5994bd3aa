import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/calls/messages.ts';
import type { HitCounts } from '../cache/hitCounts.ts';
import { routeOf } from '../cache/routeOf.ts';
import { HttpError } from '../errors/httpError.ts';
import type { Gauge } from './gauges.ts';
import { createMetrics } from './registry.ts';

const PATH = '/metrics';

interface MetricsOptions {
  token: string;
  hits: HitCounts;
  gauges: readonly Gauge[];
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves GET /metrics to those who send the token, and counts the requests. Call it before routes are registered. */
export function registerMetrics(app: FastifyInstance, { token, hits, gauges }: MetricsOptions): void {
  const { registry, count } = createMetrics(hits, gauges);
  const expected = digestOf(`Bearer ${token}`);
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
}
