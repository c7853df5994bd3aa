import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheEntry } from '../../cache/cacheEntry.ts';

const NO_STORE = 'no-store';

/**
 * Sends a cache entry, or 304 to a visitor whose copy is current. Staff responses and previews are never stored by browsers.
 * @param negotiated extra headers if the entry is sent at another address, whose response is then not cached
 */
export function sendEntry(
  { headers, method, staff }: FastifyRequest,
  reply: FastifyReply,
  entry: CacheEntry,
  negotiated?: Readonly<Record<string, string>>,
): FastifyReply {
  reply.cacheEntry = negotiated === undefined ? entry : null;
  reply.headers({ ...entry.headers, ...negotiated });
  const isStored = staff === null && negotiated?.['Cache-Control'] !== NO_STORE;
  if (!isStored) reply.header('Cache-Control', NO_STORE).removeHeader('ETag');
  // Fastify announces zero bytes for a HEAD without a payload, but no length for a stream.
  else if (reply.statusCode === 200 && entry.matches(headers))
    return reply.code(304).send(method === 'HEAD' ? Readable.from([]) : undefined);
  const encoding = entry.encodingFor(headers);
  const body = entry.bodyIn(encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Content-Length', body?.length).send(body);
}
