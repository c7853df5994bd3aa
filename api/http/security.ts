import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpError.ts';
import { contentPolicy } from '../pages/contentPolicy.ts';
import { PERMISSIONS, STRICT_TRANSPORT } from './clientErrors.ts';

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Set below, on HTTPS only.
    hsts: false,
  });
  const policy = contentPolicy();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Content-Security-Policy', policy);
    reply.header('Permissions-Policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
  });
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/** CSRF check by Sec-Fetch-Site, else Origin, else Referer. A client that sends none of them is not a browser. */
function isOwnSite(
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  allowedOrigins: readonly string[] = [],
): boolean {
  const { 'sec-fetch-site': fetchSite, origin, referer } = request.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const from = origin ?? referer;
  return from === undefined || hostOf(from) === hostOf(`${request.protocol}://${request.host}`);
}

/** @throws {HttpError} 403 for a cross-site request */
export function demandOwnSite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (!isOwnSite(request, allowedOrigins)) throw new HttpError(403, 'La solicitud no viene de este sitio');
}
