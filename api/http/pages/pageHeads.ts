import type { FastifyInstance } from 'fastify';
import { HEAD_PATH } from '../../../contract/addresses/pageHead.ts';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { findCanonicalPath } from '../../pages/canonicalPath.ts';
import { PATH_MAX } from '../requests/requestLimits.ts';
import { sendEntry } from '../requests/sendEntry.ts';
import { findMissingPage } from './missingPage.ts';

interface HeadQuery {
  ruta?: unknown;
  filtrada?: unknown;
}

/** Answers the head of a page at any of its addresses, also that of a page that is not found. It is no visit. */
export function registerPageHeads(app: FastifyInstance): void {
  const { db, clock, responses } = app;
  app.get<{ Querystring: HeadQuery }>(HEAD_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { ruta, filtrada } = request.query;
    if (typeof ruta !== 'string' || !ruta.startsWith('/') || ruta.length > PATH_MAX) throw notFoundError('pagina');
    const route = matchRoute(ruta);
    if (route.page === 'admin') throw notFoundError('pagina');
    const now = clock.now();
    const page = await findCanonicalPath(db, ruta, now);
    const headOf = page === null ? await findMissingPage(db, route, now) : { page, query: '' };
    const entry = await responses.get({ headOf, isFiltered: page !== null && filtrada === '1' });
    return sendEntry(request, reply, entry);
  });
}
