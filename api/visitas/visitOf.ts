import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type AddressedResource, matchRoute, RESOURCE_OF_ADDRESSED } from '../../contract/addresses/siteRoutes.ts';
import type { Params } from '../../contract/calls/endpoint.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import type { SitePart } from '../../contract/resources/resource.ts';
import { siteResources, VISITADOS, type Visitado } from '../../contract/resources/siteResources.ts';
import type { Database } from '../database/open.ts';
import { SINGLE_ROW_ID } from '../database/singleRow.ts';
import type { Visit } from './visitCounter.ts';

/** The call that the page of each kind of record makes. */
const CALLS: Partial<Record<EndpointName, Visitado>> = Object.fromEntries(
  VISITADOS.flatMap((recurso) => {
    const { call }: SitePart = siteResources[recurso];
    return call === undefined ? [] : [[call, recurso]];
  }),
);

/** A record is answered at its present address only. */
async function atAddress(
  db: Database,
  recurso: AddressedResource,
  slug: string,
): Promise<Omit<Visit, 'isDocument'> | null> {
  const row = await db.selectFrom(recurso).where(sql`lower(direccion)`, '=', slug).select('id').executeTakeFirst();
  return row === undefined ? null : { recurso, id: row.id };
}

async function ofPage(db: Database, path: string): Promise<Omit<Visit, 'isDocument'> | null> {
  const route = matchRoute(path);
  if (route.page === 'inicio') return { recurso: 'inicio', id: SINGLE_ROW_ID };
  if ('slug' in route) return atAddress(db, RESOURCE_OF_ADDRESSED[route.page], route.slug);
  return 'id' in route && route.id !== null ? { recurso: RESOURCE_OF_PAGE[route.page], id: route.id } : null;
}

async function findVisit(db: Database, { routeOptions, params, url }: FastifyRequest): Promise<Visit | null> {
  const { config } = routeOptions;
  if (config.page === true) {
    const shown = await ofPage(db, url.split('?', 1)[0] ?? '');
    return shown && { ...shown, isDocument: true };
  }
  const recurso = config.endpoint && CALLS[config.endpoint];
  if (recurso === undefined) return null;
  const [named = 0] = Object.values(params as Params);
  const shown = typeof named === 'number' ? { recurso, id: named } : await atAddress(db, 'paginas', named);
  return shown && { ...shown, isDocument: false };
}

/** A cached answer asks for it when it is stored and when it is counted. */
const known = new WeakMap<FastifyRequest, Promise<Visit | null>>();

/** What the answer to a request shows, if it succeeds; null for what is not counted, such as lists. */
export function visitOf(db: Database, request: FastifyRequest): Promise<Visit | null> {
  const visit = known.get(request) ?? findVisit(db, request);
  known.set(request, visit);
  return visit;
}
