import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpError.ts';
import { contentPolicy } from '../pages/contentPolicy.ts';

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** The headers of every answer, errors and 404 included. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Only where the connection is encrypted: see below.
    hsts: false,
  });
  const policy = contentPolicy();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Content-Security-Policy', policy);
    reply.header('Permissions-Policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Whether a call that changes something comes from our own site, or one that we let in: by Sec-Fetch-Site, else Origin,
 * else Referer. A client that sends none of them is no browser, and so carries nobody's session but its own.
 */
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

/**
 * Refuses a changing call from another site, the GET that writes included (docs/decisions/0004).
 * @throws {HttpError} 403
 */
export function demandOwnSite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (!isOwnSite(request, allowedOrigins)) throw new HttpError(403, 'La solicitud no viene de este sitio');
}
