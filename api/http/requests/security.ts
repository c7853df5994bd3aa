import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { contentPolicy } from '../../pages/contentPolicy.ts';
import { PERMISSIONS, STRICT_TRANSPORT } from './clientErrors.ts';

export const securityHeaders = feature('securityHeaders', [], async (app) => {
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
});

type AnyRequest = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;
/** What the configuration says of the site's own origin. */
export interface SiteOrigin {
  /** null if PUBLIC_URL is not set */
  publicUrl: string | null;
  /** proxies whose X-Forwarded-* headers are trusted */
  trustProxy: readonly string[];
}

const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Without PUBLIC_URL and trusted proxy, a proxy that ends https is unknown, so that schemes cannot be compared. */
function isOwnOrigin(from: string, { protocol, host }: AnyRequest, { publicUrl, trustProxy }: SiteOrigin): boolean {
  const url = urlOf(from);
  if (url === null) return false;
  if (publicUrl !== null) return url.origin === publicUrl;
  const own = urlOf(`${protocol}://${host}`);
  return trustProxy.length > 0 ? url.origin === own?.origin : url.host === own?.host;
}

/** CSRF check by Sec-Fetch-Site, else Origin, else Referer. A client that sends none of them is not a browser. */
function isOwnSite(request: AnyRequest, site: SiteOrigin, allowedOrigins: readonly string[]): boolean {
  const { 'sec-fetch-site': fetchSite, origin, referer } = request.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const from = origin ?? referer;
  return from === undefined || isOwnOrigin(from, request, site);
}

/**
 * @param allowedOrigins other origins that may send the request
 * @throws {HttpError} 403 for a cross-site request
 */
export function demandOwnSite(request: FastifyRequest, site: SiteOrigin, allowedOrigins: readonly string[] = []): void {
  if (!isOwnSite(request, site, allowedOrigins)) throw new HttpError(403, messages.requests.otherSite);
}
