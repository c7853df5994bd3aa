import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute, type PublicRoute, sitePaths } from '../../contract/siteRoutes.ts';
import type { CacheEntry } from '../cache/cacheEntry.ts';
import { randomHome } from '../cache/cacheKey.ts';
import type { CachedResponses } from '../cache/registerCache.ts';
import { HttpError } from '../httpError.ts';
import { serverFile } from '../pages/siteBuild.ts';
import { unavailablePage } from '../pages/unavailablePage.ts';
import { sendEntry } from './sendEntry.ts';

/** Lists have filters in their query. They are rendered for each request. */
const LISTS: readonly PublicRoute['page'][] = ['proyectos', 'integrantes', 'productos', 'eventos', 'linea'];
/** Rendered lists that a client may request in a minute. */
const FILTERED_PER_MINUTE = 120;
const RETRY_SECONDS = '5';
/** Unknown paths of the API are answered with JSON, however they are written. */
const NOT_A_PAGE = /^\/+(api|assets)(\/|%2f|\?|$)/i;

/**
 * Serves the built site: its files, and each public page at its real address.
 * @param siteDir build folder; null or a missing folder serves nothing
 */
export async function registerSite(
  app: FastifyInstance,
  responses: CachedResponses,
  siteDir: string | null,
): Promise<void> {
  if (siteDir === null || !(await isThere(path.join(siteDir, 'index.html')))) return;
  await app.register(fastifyStatic, {
    root: path.join(siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  });
  await app.register(rateLimit, { global: false });
  const limit = app.createRateLimit({ max: FILTERED_PER_MINUTE, timeWindow: '1 minute' });
  const rendered = await isThere(serverFile(siteDir));
  const shell = await readFile(path.join(siteDir, 'index.html'), 'utf8');

  const sendShell = (reply: FastifyReply, status: number) =>
    reply.code(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(shell);

  /** A page in the cache, or rendered. @param status of the response */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<CacheEntry | null>,
    status = 200,
  ): Promise<FastifyReply> => {
    const entry = rendered ? await render() : null;
    return entry === null ? sendShell(reply, status) : sendEntry(request, reply.code(status), entry);
  };

  const sendMissing = (request: FastifyRequest, reply: FastifyReply, route: PublicRoute) =>
    send(request, reply, () => responses.get({ missing: missingPath(route) }), 404);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [address = '/', query = ''] = request.url.split(/\?(.*)/s);
    const route = matchRoute(address);
    if (route.page === 'admin') return reply.redirect(`/#${address}`);
    if (route.page === 'notFound' || ('id' in route && route.id === null)) return sendMissing(request, reply, route);
    const isFiltered = query !== '' && LISTS.includes(route.page);
    if (isFiltered) await demandFewer(await limit(request), reply);
    try {
      return await send(request, reply, () =>
        isFiltered ? responses.render({ filteredPage: address, query }) : responses.get({ page: address }),
      );
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.status === 404) return sendMissing(request, reply, route);
      if (error.status !== 301) throw error;
      return reply.redirect(`${error.headers.Location}${query === '' ? '' : `?${query}`}`, 301);
    }
  };

  /** When the database cannot be reached, a page says so. */
  const orUnavailable =
    (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await answer(request, reply);
      } catch (error) {
        if (error instanceof HttpError) throw error;
        request.log.error({ err: error }, 'the page could not be rendered');
        const headers = { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' };
        return reply.code(503).headers(headers).type('text/html; charset=utf-8').send(unavailablePage(shell));
      }
    };

  const hidden = { schema: { hide: true } };
  const sendHome = orUnavailable((request, reply) => send(request, reply, () => responses.get(randomHome())));
  const sendOther = orUnavailable(sendPage);
  app.get('/', hidden, sendHome);
  app.get('/*', hidden, (request, reply) => {
    if (NOT_A_PAGE.test(request.url)) return reply.callNotFound();
    return sendOther(request, reply);
  });
}

/** A path of the route without a record: its 'not found' page is the same for all. */
const missingPath = (route: PublicRoute): string =>
  'id' in route ? sitePaths[route.page](1).replace(/[^/]+$/, '-') : '/-';

async function demandFewer(
  limit: { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number },
  reply: FastifyReply,
): Promise<void> {
  if (limit.isAllowed || limit.isExceeded !== true) return;
  reply.header('Retry-After', String(limit.ttlInSeconds ?? 60));
  throw new HttpError(429, 'Demasiadas solicitudes. Espere un minuto e intente de nuevo.');
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
