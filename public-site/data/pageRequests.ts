import type { InputOf } from '../../contract/endpoints.ts';
import { searchedText } from '../../contract/listQueries.ts';
import type { SiteEndpointName } from '../../contract/siteEndpoints.ts';
import type { PublicRoute } from '../../contract/siteRoutes.ts';
import { HOST } from './host.ts';
import { type Calls, pageCalls } from './pageCalls.ts';

/** Calls that only this API has: a site of another server does not make them. */
const OWN_CALLS: readonly SiteEndpointName[] = ['listProductosByLinea'];

/** The calls that the page of an address makes; none if the address names no record or no text. @param query without '?' */
export function pageRequests(route: PublicRoute, query: string): [SiteEndpointName, InputOf<SiteEndpointName>][] {
  const q = route.page === 'buscar' ? searchedText(query) : '';
  if (('id' in route && route.id === null) || (route.page === 'buscar' && q === '')) return [];
  const requests = requestsOf(pageCalls[route.page], { ...route, q });
  return HOST === '' ? requests : requests.filter(([name]) => !OWN_CALLS.includes(name));
}

/** The calls of a page or of the layout, with their inputs. */
export function requestsOf<P extends object>(calls: Calls, props: P): [SiteEndpointName, InputOf<SiteEndpointName>][] {
  const entries = Object.entries(calls) as [SiteEndpointName, (props: P) => InputOf<SiteEndpointName>][];
  return entries.map(([name, inputOf]) => [name, inputOf(props)]);
}
