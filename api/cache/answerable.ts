/** Which requests the cache may answer in place of Fastify. The table of calls and the callers of `CachedResponses` decide what it stores. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import { PRODUCTO_FORMS } from '../documents/productoRows.ts';

const FORM_TYPES = [...Object.keys(PRODUCTO_FORMS), 'application/*'];

/** Header `Vary` of an address that also answers with documents in place of its page. */
export const NEGOTIATED_VARY = 'Accept, Accept-Encoding';

/** Response headers also depend on the protocol (HSTS). */
type Variant = 'http' | 'https';
/** Null for a request that Fastify must answer. */
export type VariantOf = (request: IncomingMessage) => Variant | null;

/** @param trustProxy addresses of proxies whose X-Forwarded-Proto is trusted */
export function createVariantOf(trustProxy: readonly string[]): VariantOf {
  const isTrusted = compile([...trustProxy]);
  return ({ method, headers, socket }) => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    // A cookie may hold a staff session; an Origin needs the CORS rules.
    if (headers.cookie !== undefined || headers.origin !== undefined) return null;
    const protocol = headers['x-forwarded-proto'];
    if (protocol === undefined || !isTrusted(socket.remoteAddress ?? '', 0)) return 'http';
    return protocol === 'https' || protocol === 'http' ? protocol : null;
  };
}

/** True if the address of a stored response may have a better one for this client. @param vary of the stored response */
export const isNegotiable = (vary: string | undefined, { accept = '' }: IncomingHttpHeaders): boolean =>
  vary === NEGOTIATED_VARY && FORM_TYPES.some((type) => accept.toLowerCase().includes(type));
