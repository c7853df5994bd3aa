import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheEntry } from '../cache/cacheEntry.ts';

/** Sends a cache entry, or 304 to a visitor whose copy is current. Staff responses are never stored by browsers. */
export function sendEntry({ headers, staff }: FastifyRequest, reply: FastifyReply, entry: CacheEntry): FastifyReply {
  reply.cacheEntry = entry;
  reply.headers(entry.headers);
  if (staff !== null) reply.header('Cache-Control', 'no-store').removeHeader('ETag');
  else if (entry.matches(headers)) return reply.code(304).send();
  const encoding = entry.encodingFor(headers);
  const body = entry.bodyIn(encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Content-Length', body?.length).send(body);
}
