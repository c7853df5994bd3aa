import type { FastifyRequest } from 'fastify';

/** The path and the query of a request, which may name its origin. */
export function addressOf({ url }: FastifyRequest): { path: string; query: string } {
  const [path = '/', query = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split(/\?(.*)/s);
  return { path, query };
}
