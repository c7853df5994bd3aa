import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paletteStyle } from '../../../color/palette.ts';
import { lastPageOf, listQueryOf, pageNumberOf, searchedText } from '../../../contract/addresses/listQueries.ts';
import { matchRoute, type PublicRoute, routePattern, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { GivenAnswers } from '../../../contract/calls/renderedPage.ts';
import type { SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { NEGOTIATED_VARY } from '../../cache/answerable.ts';
import type { CacheEntry } from '../../cache/cacheEntry.ts';
import { randomHome } from '../../cache/cacheKey.ts';
import type { DocumentAddress } from '../../documents/productoRows.ts';
import { HttpError, isNotFound } from '../../errors/httpError.ts';
import { findCanonicalPath } from '../../pages/canonicalPath.ts';
import { contentPolicy } from '../../pages/contentPolicy.ts';
import type { SiteDocument } from '../../pages/document/builtDocument.ts';
import { shellDocument } from '../../pages/document/shell.ts';
import { identityTags } from '../../pages/head/identityTags.ts';
import { searchPublic } from '../../resources/busqueda/handlers.ts';
import { redirectionOf } from '../../resources/identidad/redirections.ts';
import { publicMergedInto } from '../../resources/records/mergedInto.ts';
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

const redirect = (reply: FastifyReply, path: string, query = ''): FastifyReply =>
  // A later name may make the old address canonical again.
  reply.header('Cache-Control', 'no-cache').redirect(query === '' ? path : `${path}?${query}`, 301);

/** @param settings of the site when it started */
export function registerPages(app: FastifyInstance, document: SiteDocument, settings: SiteSettings): void {
  const { db, clock, responses, searchIndex } = app;
  const renderUncached = createUncachedRenderer(app);

  /** The search runs here: the index is in the main thread. */
  const givenAnswers = async (route: PublicRoute, query: string): Promise<GivenAnswers> =>
    route.page === 'buscar' ? { search: await searchPublic(searchIndex, searchedText(query)) } : {};

  /**
   * True for a page number after the end of the whole list, for which nothing is rendered. A filtered list may end before, which its
   * rendering tells.
   */
  async function isPastEnd(path: string, query: string): Promise<boolean> {
    const pagina = pageNumberOf(new URLSearchParams(query));
    if (pagina === 1) return false;
    const length = await responses.get({ lengthOf: path });
    return pagina > lastPageOf(Number(length.bodyIn('identity')));
  }

  const sendApology = (reply: FastifyReply, site: SiteSettings): FastifyReply =>
    reply
      .code(503)
      .headers({
        'Retry-After': RETRY_SECONDS,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': contentPolicy({ styles: [paletteStyle(site.identidad)] }),
      })
      .type(HTML)
      .send(shellDocument(document, site, identityTags(site.identidad), UNAVAILABLE));

  const send = (request: FastifyRequest, reply: FastifyReply, entry: CacheEntry): FastifyReply =>
    sendEntry(request, reply.code(entry.status), entry);

  /** Sends a document in place of a product's page; one that was merged is redirected. */
  async function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    addressOf: DocumentAddress,
    id: number,
  ): Promise<FastifyReply> {
    const document = addressOf(routePattern('producto', '{id}'));
    const entry = await responses.get({ document, id }).catch((error) => orMerged(error, id));
    if (typeof entry === 'string') return redirect(reply, entry);
    const location = addressOf(sitePaths.producto(id));
    return sendEntry(request, reply, entry, { Vary: NEGOTIATED_VARY, 'Content-Location': location });
  }

  /** The path of the product that a missing one was merged into. @throws the error if it was not */
  async function orMerged(error: unknown, id: number): Promise<string> {
    const moved = isNotFound(error) ? await publicMergedInto(db, RESOURCE_OF_PAGE.producto, id, clock.now()) : null;
    if (moved === null) throw error;
    return sitePaths.producto(moved.id, moved.nombre);
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply, route: PublicRoute): Promise<FastifyReply> {
    if (route.page === 'notFound' || 'slug' in route) {
      const moved = await redirectionOf(db, request.url, request.host, clock.now());
      if (moved !== null) return redirect(reply, moved);
    }
    const page = await findMissingPage(db, route, clock.now());
    return sendEntry(request, reply.code(page.gone ? 410 : 404), await responses.get(page));
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
        query === '' ? null : await redirectionOf(db, request.url, request.host, clock.now()).catch(() => null);
      if (moved !== null) return redirect(reply, moved);
      return send(request, reply, await responses.get(randomHome()));
    }
    if (route.page === 'producto' && route.id !== null) {
      const addressOf = preferredForm(request);
      if (addressOf !== null) return sendForm(request, reply, addressOf, route.id);
    }
    const canonical = await findCanonicalPath(db, path, clock.now());
    if (canonical !== path)
      return canonical === null ? sendMissing(request, reply, route) : redirect(reply, canonical, query);
    const { query: read, isFiltered } = listQueryOf(route, query);
    const page = { page: path, query: read };
    try {
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
      const known = readSiteSettings(db, clock.now()).catch(() => responses.settings.last ?? settings);
      return sendApology(reply, await known);
    }
  }

  const options = { schema: { hide: true }, config: { page: true } };
  app.get('/', options, sendOrApologize);
  app.get('/*', options, (request, reply) =>
    NOT_A_PAGE.test(request.url) ? reply.callNotFound() : sendOrApologize(request, reply),
  );
}
