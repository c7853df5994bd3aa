import type { FastifyInstance } from 'fastify';
import { isReachable } from '../database/isReachable.ts';
import type { Database } from '../database/open.ts';

/** GET /health: 503 while the database is unreachable or the server is closing, so that load balancers skip it. */
export function registerHealth(app: FastifyInstance, db: Database, version: string): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const healthy = !draining && (await isReachable(db));
    reply.code(healthy ? 200 : 503).header('Cache-Control', 'no-store');
    return { status: healthy ? 'ok' : 'unavailable', version };
  });
}
