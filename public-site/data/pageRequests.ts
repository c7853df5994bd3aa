/** The calls of each public page, for prefetch, the server, and `npm run docs` in Node: nothing here needs Vite. */

import { searchedText } from '../../contract/addresses/listQueries.ts';
import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import { isSitePage, sitePages } from '../../contract/addresses/sitePages.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import { isListPage, type ListPage, RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';

export type SiteRequest = [name: SiteEndpointName, input: InputOf<SiteEndpointName>];

const requestOf = <K extends SiteEndpointName>(name: K, input: InputOf<K>): SiteRequest => [
  name,
  input as InputOf<SiteEndpointName>,
];

/** The footer of every page shows the home's contact data. */
export const LAYOUT_REQUEST = requestOf('getInicio', {});

const listRequest = (list: ListPage): SiteRequest => requestOf(siteResources[list].list.call, {});

function lineaRequests(linea: SiteLinea | null): SiteRequest[] {
  if (linea === null) return [];
  const input = { params: { lineId: linea.id } };
  return [requestOf('listProyectosByLinea', input), requestOf('listProductosByLinea', input)];
}

/** The calls of the page of an address, its own first; none if the address names no record or no text. @param query without '?' */
export function pageRequests(route: PublicRoute, query: string, lineas: readonly SiteLinea[]): SiteRequest[] {
  const { page } = route;
  if (page === 'buscar') {
    const q = searchedText(query);
    return q === '' ? [] : [requestOf('search', { query: { q } })];
  }
  if (isSitePage(page)) return sitePages[page].lists.map(listRequest);
  if (isListPage(page)) return [listRequest(page)];
  if (route.page === 'linea') return lineaRequests(lineaAt(lineas, route.slug));
  if (route.page === 'pagina') return [requestOf('getPublicPagina', { params: { direccion: route.slug } })];
  if (!('id' in route) || route.id === null) return [];
  return [requestOf(siteResources[RESOURCE_OF_PAGE[route.page]].call, { params: { id: route.id } })];
}
