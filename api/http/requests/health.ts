import type { FastifyRequest } from 'fastify';
import { isReachable } from '../../database/isReachable.ts';
import { feature } from '../../fastify/feature.ts';
import { staffOf } from './session.ts';

const SECOND_MS = 1_000;

/**
 * GET /health: 503 while the database is unreachable or the server is closing, so that load balancers skip it. Staff also
 * get the last backup.
 */
export const health = feature<{ version: string }>('health', ['db', 'backups'], (app, { version }) => {
  const { db, backups } = app;
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });

  /** Nothing for a visitor, and nothing while the database fails. */
  async function backupFor(request: FastifyRequest): Promise<{ respaldo?: object }> {
    if (request.headers.cookie === undefined || (await staffOf(db, request)) === null) return {};
    if (backups === null) return { respaldo: { configurado: false } };
    const { ultimo, ultimo_correcto, problema_carpeta } = await backups.status();
    const edad = ultimo_correcto === null ? null : Date.now() - Date.parse(ultimo_correcto);
    return {
      respaldo: {
        configurado: true,
        ultimo_correcto,
        edad_segundos: edad === null ? null : Math.max(0, Math.round(edad / SECOND_MS)),
        correcto: problema_carpeta === '' && ultimo?.correcto !== false,
        problema: problema_carpeta || (ultimo?.problema ?? ''),
      },
    };
  }

  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const healthy = !draining && (await isReachable(db));
    reply.code(healthy ? 200 : 503).header('Cache-Control', 'no-store');
    const status = { status: healthy ? 'ok' : 'unavailable', version };
    return healthy ? { ...status, ...(await backupFor(request).catch(() => ({}))) } : status;
  });
});
