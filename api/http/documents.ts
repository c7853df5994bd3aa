import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeId } from '../../contract/encodedIds.ts';
import type { CacheEntry } from '../cache/cacheEntry.ts';
import type { CachedResponses } from '../cache/registerCache.ts';
import { documents } from '../documents/documents.ts';
import { REQUEST_ORIGIN } from '../documents/render.ts';
import { escapeMarkup } from '../documents/text.ts';
import { HttpError, notFoundError } from '../httpError.ts';
import { demandFewer, PER_CLIENT } from './demandFewer.ts';
import { sendEntry } from './sendEntry.ts';

type Params = { part?: string; id?: string };

const routeOf = (document: string): string => document.replace('{part}', ':part(^\\d{1,6})').replace('{id}', ':id');

/** @throws {HttpError} 404 for an id that is not valid */
function idOf({ part, id }: Params): number {
  if (part !== undefined) return Number(part);
  if (id === undefined) return 0;
  const decoded = decodeId(id);
  if (decoded === null) throw notFoundError('el documento');
  return decoded;
}

/** Serves robots.txt, the sitemap, feeds and calendars to visitors and staff alike. */
export function registerDocuments(app: FastifyInstance, responses: CachedResponses, publicUrl: string | null): void {
  const limitClient = app.createRateLimit(PER_CLIENT);
  for (const [document, { needsOrigin }] of Object.entries(documents)) {
    app.get(routeOf(document), { schema: { hide: true } }, async (request, reply) => {
      const entry = await responses.get({ document, id: idOf(request.params as Params) });
      if (entry === null) throw notFoundError('el documento');
      if (!needsOrigin || publicUrl !== null) return sendEntry(request, reply, entry);
      demandFewer(await limitClient(request));
      return sendForHost(request, reply, entry);
    });
  }
}

/** Sends a template with the origin of the request. It is never cached, since anyone can send any Host header. */
function sendForHost(request: FastifyRequest, reply: FastifyReply, template: CacheEntry): FastifyReply {
  const address = `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) throw new HttpError(400, 'La solicitud no es válida');
  const origin = escapeMarkup(new URL(address).origin);
  const text = template
    .bodyIn('identity')
    ?.toString()
    .replaceAll(REQUEST_ORIGIN, () => origin);
  return reply.headers({ 'Content-Type': template.headers['Content-Type'], 'Cache-Control': 'no-store' }).send(text);
}
