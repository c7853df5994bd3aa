import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { listQueryOf } from '../../contract/listQueries.ts';
import { matchRoute, type PublicRoute, sitePaths } from '../../contract/siteRoutes.ts';
import type { CacheEntry } from '../cache/cacheEntry.ts';
import { type CacheablePage, randomHome } from '../cache/cacheKey.ts';
import type { CachedResponses } from '../cache/registerCache.ts';
import { busyError, HttpError } from '../httpError.ts';
import { unavailablePage } from '../pages/unavailablePage.ts';
import { demandFewer, PER_CLIENT } from './demandFewer.ts';
import { sendEntry } from './sendEntry.ts';

/** Filtered lists, which are rendered for each request, of all clients. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;
const RETRY_SECONDS = '5';
const HTML = 'text/html; charset=utf-8';
/** Unknown paths of the API are answered with JSON, however they are written. */
const NOT_A_PAGE = /^\/+(api|assets)(\/|%2f|\?|$)/i;

interface PagesOptions {
  responses: CachedResponses;
  /** index.html of the build */
  shell: string;
  /** false without the server part: then the browser renders every page */
  rendered: boolean;
}

/** The path and the query of a request, which may name its origin. */
function addressOf({ url }: FastifyRequest): { path: string; query: string } {
  const [path = '/', query = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split(/\?(.*)/s);
  return { path, query };
}

/** A path of the route without a record: its 'not found' page is the same for all. */
const missingPath = (route: PublicRoute): string =>
  'id' in route ? sitePaths[route.page](1).replace(/[^/]+$/, '-') : '/-';

/** The canonical address that a page's renderer refused with. */
const movedTo = (error: HttpError): string | undefined => (error.status === 301 ? error.headers.Location : undefined);

const redirect = (reply: FastifyReply, path: string, query: string): FastifyReply =>
  // A later name may make the old address canonical again.
  reply.header('Cache-Control', 'no-cache').redirect(query === '' ? path : `${path}?${query}`, 301);

/** Serves each public page at its real address. */
export function registerPages(app: FastifyInstance, { responses, shell, rendered }: PagesOptions): void {
  const limitClient = app.createRateLimit(PER_CLIENT);
  const limitAll = pLimit(MAX_CONCURRENT);

  async function renderFiltered(request: FastifyRequest, page: CacheablePage): Promise<CacheEntry | null> {
    demandFewer(await limitClient(request));
    if (limitAll.pendingCount >= MAX_WAITING) throw busyError();
    return limitAll(() => responses.render(page));
  }

  /** Sends an entry, or the shell if the site is not rendered by the server. */
  function send(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry | null, status = 200): FastifyReply {
    if (entry !== null) return sendEntry(request, reply.code(status), entry);
    return reply.code(status).header('Cache-Control', 'no-cache').type(HTML).send(shell);
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply, route: PublicRoute): Promise<FastifyReply> {
    const entry = rendered ? await responses.get({ missing: missingPath(route) }) : null;
    return send(request, reply, entry, 404);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, query } = addressOf(request);
    const route = matchRoute(path);
    if (route.page === 'admin') return reply.redirect(`/#${path}`);
    if (route.page === 'notFound' || ('id' in route && route.id === null)) return sendMissing(request, reply, route);
    if (route.page === 'inicio') {
      if (path !== sitePaths.inicio) return redirect(reply, sitePaths.inicio, query);
      return send(request, reply, rendered ? await responses.get(randomHome()) : null);
    }
    const { query: read, isFiltered } = listQueryOf(route, query);
    const page = { page: path, query: read };
    try {
      if (!rendered) return send(request, reply, null);
      return send(request, reply, isFiltered ? await renderFiltered(request, page) : await responses.get(page));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const canonical = movedTo(error);
      if (canonical !== undefined) return redirect(reply, canonical, query);
      if (error.status === 404) return sendMissing(request, reply, route);
      throw error;
    }
  }

  /** When the data cannot be read, a page says so. */
  async function sendOrApologize(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await sendPage(request, reply);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      request.log.error({ err: error }, 'the page could not be rendered');
      const headers = { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' };
      return reply.code(503).headers(headers).type(HTML).send(unavailablePage(shell));
    }
  }

  const options = { schema: { hide: true }, config: { page: true } };
  app.get('/', options, sendOrApologize);
  app.get('/*', options, (request, reply) =>
    NOT_A_PAGE.test(request.url) ? reply.callNotFound() : sendOrApologize(request, reply),
  );
}
