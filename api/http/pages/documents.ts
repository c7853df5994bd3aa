import type { FastifyReply, FastifyRequest } from 'fastify';
import { listQueryOf, PAGE_PARAMETER, VIEW_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { decodeId } from '../../../contract/values/encodedIds.ts';
import type { CacheEntry } from '../../cache/cacheEntry.ts';
import { documents } from '../../documents/documents.ts';
import { type CacheableDocument, findMergedPath, findNewPath, REQUEST_ORIGIN } from '../../documents/render.ts';
import { escapeMarkup } from '../../documents/text.ts';
import { HttpError, isNotFound, notFoundError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { addressOf } from '../requests/addressOf.ts';
import { enforceRateLimit, PER_CLIENT } from '../requests/rateLimits.ts';
import { sendEntry } from '../requests/sendEntry.ts';
import { createUncachedRenderer } from './renderUncached.ts';

/** A document holds all pages of a list, in one form. */
function withoutPage(query: string): string {
  const fields = new URLSearchParams(query);
  fields.delete(PAGE_PARAMETER);
  fields.delete(VIEW_PARAMETER);
  return fields.toString();
}

/** '/a/:id/cita.bib' with a slug before the file. */
const withSlugOf = (route: string): string => route.replace(/\/([^/]+)$/, '/:slug/$1');

type Params = { part?: string; id?: string; linea?: string; pagina?: string };

const routeOf = (document: string): string =>
  document.replace('{part}', ':part(^\\d{1,6})').replaceAll(/\{(id|linea|pagina)\}/g, ':$1');

/** @throws {HttpError} 404 for an id that is not valid */
function idOf({ part, id }: Params): number {
  if (part !== undefined) return Number(part);
  if (id === undefined) return 0;
  const decoded = decodeId(id);
  if (decoded === null) throw notFoundError('documento');
  return decoded;
}

/** @throws {HttpError} 404 for an id that is not valid */
function addressedBy(document: string, params: Params): CacheableDocument {
  const slug = params.linea ?? params.pagina;
  return { document, id: idOf(params), ...(slug !== undefined && { slug }) };
}

interface DocumentsOptions {
  /** null if PUBLIC_URL is not set */
  publicUrl: string | null;
}

/** Serves the public documents: robots.txt, sitemap, feeds, calendars, linksets and citations. */
export const publicDocuments = feature<DocumentsOptions>(
  'publicDocuments',
  ['db', 'clock', 'responses', 'createRateLimit'],
  (app, { publicUrl }) => {
    const { responses } = app;
    const limitClient = app.createRateLimit(PER_CLIENT);
    const renderUncached = createUncachedRenderer(app);

    /** A filtered document is rendered for each request, like a filtered list. */
    async function find(
      request: FastifyRequest,
      address: CacheableDocument,
      queryOf?: PublicRoute,
    ): Promise<CacheEntry> {
      const query = queryOf === undefined ? '' : withoutPage(listQueryOf(queryOf, addressOf(request).query).query);
      return query === '' ? responses.get(address) : renderUncached(request, { ...address, query });
    }

    /** The path of the document of the record that a missing one was merged into. @throws the error if it was not */
    async function orMerged(error: unknown, address: CacheableDocument): Promise<string> {
      const path = isNotFound(error) ? await findMergedPath(app.db, address, app.clock.now()) : null;
      if (path === null) throw error;
      return path;
    }

    for (const [document, { needsOrigin = false, withSlug = false, queryOf }] of Object.entries(documents)) {
      for (const route of withSlug ? [routeOf(document), withSlugOf(routeOf(document))] : [routeOf(document)]) {
        app.get(route, { schema: { hide: true } }, async (request, reply) => {
          const address = addressedBy(document, request.params as Params);
          const newPath = await findNewPath(app.db, address, app.clock.now());
          const entry = newPath ?? (await find(request, address, queryOf).catch((error) => orMerged(error, address)));
          if (typeof entry === 'string') return reply.header('Cache-Control', 'no-cache').redirect(entry, 301);
          if (!needsOrigin || publicUrl !== null) return sendEntry(request, reply, entry);
          enforceRateLimit(await limitClient(request));
          return sendForHost(request, reply, entry);
        });
      }
    }
  },
);

/** Sends a template with the origin of the request. It is never cached, since anyone can send any Host header. */
function sendForHost(request: FastifyRequest, reply: FastifyReply, template: CacheEntry): FastifyReply {
  const address = `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) throw new HttpError(400, messages.requests.invalid);
  const origin = escapeMarkup(new URL(address).origin);
  const text = template
    .bodyIn('identity')
    ?.toString()
    .replaceAll(REQUEST_ORIGIN, () => origin);
  return reply.headers({ 'Content-Type': template.headers['Content-Type'], 'Cache-Control': 'no-store' }).send(text);
}
