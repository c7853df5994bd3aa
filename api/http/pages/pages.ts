import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paletteStyle, type SiteColors } from '../../../color/palette.ts';
import { lastPageOf, listQueryOf, pageNumberOf, searchedText } from '../../../contract/addresses/listQueries.ts';
import {
  matchRoute,
  NO_PAGE,
  type PublicRoute,
  routePattern,
  sitePaths,
} from '../../../contract/addresses/siteRoutes.ts';
import type { GivenAnswers } from '../../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { NEGOTIATED_VARY } from '../../cache/answerable.ts';
import type { CacheEntry } from '../../cache/cacheEntry.ts';
import { randomHome } from '../../cache/cacheKey.ts';
import type { CachedResponses } from '../../cache/registerCache.ts';
import type { DatabaseClock } from '../../database/databaseClock.ts';
import type { DocumentAddress } from '../../documents/productoRows.ts';
import { HttpError, isNotFound, notFoundError } from '../../errors/httpError.ts';
import { findCanonicalPath } from '../../pages/canonicalPath.ts';
import { contentPolicy } from '../../pages/contentPolicy.ts';
import type { SiteDocument } from '../../pages/document/builtDocument.ts';
import { shellDocument } from '../../pages/document/shell.ts';
import { identityTags } from '../../pages/head/identityTags.ts';
import { searchPublic } from '../../resources/busqueda/handlers.ts';
import { publicMergedInto } from '../../resources/records/mergedInto.ts';
import type { SearchIndex } from '../../resources/searchIndex/searchIndex.ts';
import { DEFAULT_IDENTIDAD } from '../../resources/site/defaults.ts';
import { readSiteSettings } from '../../resources/site/readSiteSettings.ts';
import { addressOf } from '../requests/addressOf.ts';
import { sendEntry } from '../requests/sendEntry.ts';
import { findMissingPage } from './missingPage.ts';
import { preferredForm } from './negotiation.ts';
import { createUncachedRenderer } from './renderUncached.ts';

const RETRY_SECONDS = '5';
const HTML = 'text/html; charset=utf-8';
const UNAVAILABLE = `<main><h1>${serverTexts.unavailable.title}</h1><p>${serverTexts.unavailable.text}</p></main>`;
/** Unknown paths of the API are answered with JSON, however they are written. */
const NOT_A_PAGE = /^\/+(api|assets)(\/|%2f|\?|$)/i;

interface PagesOptions {
  clock: DatabaseClock;
  responses: CachedResponses;
  search: SearchIndex;
  /** index.html of the build, with the settings of a new portal */
  index: string;
  document: SiteDocument;
  /** of the site when it started */
  settings: SiteSettings;
  /** false without the server part: then the browser renders every page */
  rendered: boolean;
}

const redirect = (reply: FastifyReply, path: string, query: string): FastifyReply =>
  // A later name may make the old address canonical again.
  reply.header('Cache-Control', 'no-cache').redirect(query === '' ? path : `${path}?${query}`, 301);

export function registerPages(
  app: FastifyInstance,
  { clock, responses, search, index, document, settings, rendered }: PagesOptions,
): void {
  const renderUncached = createUncachedRenderer(app, responses);
  const { redirections } = responses;

  /** The search runs here: the index is in the main thread. */
  const givenAnswers = async (route: PublicRoute, query: string): Promise<GivenAnswers> =>
    route.page === 'buscar' ? { search: await searchPublic(search, searchedText(query)) } : {};

  let hasRendered = false;
  /** True if the server renders the site: one that is built for another server's API has other records than this database. */
  async function rendersPages(): Promise<boolean> {
    hasRendered ||= rendered && (await responses.get({ missing: NO_PAGE })) !== null;
    return hasRendered;
  }

  /**
   * True for a page number after the end of the whole list, for which nothing is rendered. A filtered list may end before, which its
   * rendering tells.
   */
  async function isPastEnd(path: string, query: string): Promise<boolean> {
    const pagina = pageNumberOf(new URLSearchParams(query));
    const length = pagina === 1 ? null : await responses.get({ lengthOf: path });
    return length !== null && pagina > lastPageOf(Number(length.bodyIn('identity'))) && (await rendersPages());
  }

  const sendDocument = (reply: FastifyReply, html: string, colors: SiteColors): FastifyReply =>
    reply
      .header('Content-Security-Policy', contentPolicy({ styles: [paletteStyle(colors)] }))
      .type(HTML)
      .send(html);

  function sendShell(reply: FastifyReply, site: SiteSettings, content = ''): FastifyReply {
    const { identidad } = site;
    return sendDocument(reply, shellDocument(document, site, identityTags(identidad), content), identidad);
  }

  const readSettings = async (): Promise<SiteSettings> => {
    responses.settings.last = await readSiteSettings(app.db, clock.now());
    return responses.settings.last;
  };

  /** Sends an entry, or the shell if the site is not rendered by the server. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: CacheEntry | null,
    status: number = entry?.status ?? 200,
  ): Promise<FastifyReply> {
    if (entry !== null) return sendEntry(request, reply.code(status), entry);
    // A site that is built for another server keeps the settings of its build.
    reply.code(status).header('Cache-Control', 'no-cache');
    if (rendered) return sendDocument(reply, index, DEFAULT_IDENTIDAD);
    return sendShell(reply, await readSettings());
  }

  /** Sends a document in place of a product's page; one that was merged is redirected. */
  async function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    addressOf: DocumentAddress,
    id: number,
  ): Promise<FastifyReply> {
    const document = addressOf(routePattern('producto', '{id}'));
    const entry = await responses.get({ document, id }).catch((error) => orMerged(error, id));
    if (entry === null) throw notFoundError('documento');
    if (typeof entry === 'string') return redirect(reply, entry, '');
    const location = addressOf(sitePaths.producto(id));
    return sendEntry(request, reply, entry, { Vary: NEGOTIATED_VARY, 'Content-Location': location });
  }

  /** The path of the product that a missing one was merged into. @throws the error if it was not */
  async function orMerged(error: unknown, id: number): Promise<string> {
    const moved = isNotFound(error) ? await publicMergedInto(app.db, RESOURCE_OF_PAGE.producto, id, clock.now()) : null;
    if (moved === null) throw error;
    return sitePaths.producto(moved.id, moved.nombre);
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply, route: PublicRoute): Promise<FastifyReply> {
    if (route.page === 'notFound' || 'slug' in route) {
      const moved = await redirections.follow(request.url, request.host, clock.now());
      if (moved !== null) return redirect(reply, moved, '');
    }
    const page = await findMissingPage(app.db, route, clock.now());
    const entry = rendered ? await responses.get(page) : null;
    return send(request, reply, entry, page.gone ? 410 : 404);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, query } = addressOf(request);
    const route = matchRoute(path);
    if (route.page === 'admin') return reply.redirect(`/#${path}`);
    if (route.page === 'notFound' || ('id' in route && route.id === null)) return sendMissing(request, reply, route);
    if (route.page === 'inicio') {
      if (path !== sitePaths.inicio) return redirect(reply, sitePaths.inicio, query);
      // Without the database the home may still be in the cache.
      const moved =
        query === '' ? null : await redirections.follow(request.url, request.host, clock.now()).catch(() => null);
      if (moved !== null) return redirect(reply, moved, '');
      return send(request, reply, rendered ? await responses.get(randomHome()) : null);
    }
    if (route.page === 'producto' && route.id !== null) {
      const addressOf = preferredForm(request);
      if (addressOf !== null) return sendForm(request, reply, addressOf, route.id);
    }
    const canonical = rendered ? await findCanonicalPath(app.db, path, clock.now()) : path;
    if (canonical !== path && (await rendersPages()))
      return canonical === null ? sendMissing(request, reply, route) : redirect(reply, canonical, query);
    const { query: read, isFiltered } = listQueryOf(route, query);
    const page = { page: path, query: read };
    try {
      if (!rendered) return send(request, reply, null);
      if (await isPastEnd(path, read)) return sendMissing(request, reply, { page: 'notFound' });
      if (!isFiltered) return send(request, reply, await responses.get(page));
      const prepare = async () => ({ ...page, given: await givenAnswers(route, read) });
      return send(request, reply, await renderUncached(request, prepare));
    } catch (error) {
      if (isNotFound(error)) return sendMissing(request, reply, route);
      throw error;
    }
  }

  async function sendOrApologize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await sendPage(request, reply);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      request.log.error({ err: error }, 'the page could not be rendered');
      const headers = { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' };
      const known = await readSettings().catch(() => responses.settings.last ?? settings);
      return sendShell(reply.code(503).headers(headers), known, UNAVAILABLE);
    }
  }

  const options = { schema: { hide: true }, config: { page: true } };
  app.get('/', options, sendOrApologize);
  app.get('/*', options, (request, reply) =>
    NOT_A_PAGE.test(request.url) ? reply.callNotFound() : sendOrApologize(request, reply),
  );
}
