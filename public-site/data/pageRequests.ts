import { searchedText } from '../../contract/addresses/listQueries.ts';
import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import { API_ORIGIN } from './apiOrigin.ts';
import { type Calls, pageCalls } from './pageCalls.ts';

/** Calls that only this API has: a site of another server does not make them. */
const OWN_CALLS: readonly SiteEndpointName[] = ['listProductosByLinea'];

/** The id of the record or line of a page; null if its address names none. */
function idOf(route: PublicRoute, lineas: readonly SiteLinea[]): number | null {
  if (route.page === 'linea') return lineaAt(lineas, route.slug)?.id ?? null;
  return 'id' in route ? route.id : 0;
}

/** The calls that the page of an address makes; none if the address names no record or no text. @param query without '?' */
export function pageRequests(
  route: PublicRoute,
  query: string,
  lineas: readonly SiteLinea[],
): [SiteEndpointName, InputOf<SiteEndpointName>][] {
  const id = idOf(route, lineas);
  const q = route.page === 'buscar' ? searchedText(query) : '';
  if (id === null || (route.page === 'buscar' && q === '')) return [];
  const requests = requestsOf(pageCalls[route.page], { id, q, slug: 'slug' in route ? route.slug : '' });
  return API_ORIGIN === '' ? requests : requests.filter(([name]) => !OWN_CALLS.includes(name));
}

/** The calls of a page or of the layout, with their inputs. */
export function requestsOf<P extends object>(calls: Calls, props: P): [SiteEndpointName, InputOf<SiteEndpointName>][] {
  const entries = Object.entries(calls) as [SiteEndpointName, (props: P) => InputOf<SiteEndpointName>][];
  return entries.map(([name, inputOf]) => [name, inputOf(props)]);
}
