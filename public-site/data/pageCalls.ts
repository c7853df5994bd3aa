/** The calls of each public page, read by the pages, by prefetch, and by `npm run docs` in Node: nothing here needs Vite. */

import { type SitePage, type SitePageName, sitePages } from '../../contract/addresses/sitePages.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import {
  LISTED,
  type ListPage,
  RECORD_PAGES,
  RESOURCE_OF_PAGE,
  type RecordPage,
} from '../../contract/resources/recordPages.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';

/** Functions that compute a call's input from the page's props, by call. */
export type Calls = { [K in SiteEndpointName]?: (props: never) => InputOf<K> };

const noInput = () => ({});
/** @param id of the record of a page */
export const byId = ({ id }: { id: number }) => ({ params: { id } });
/** @param id of the line at the page's address */
const byLinea = ({ id }: { id: number }) => ({ params: { lineId: id } });

/** The footer of every page shows the home's contact data. */
export const layoutCalls = { getInicio: noInput } satisfies Calls;

type Site = typeof siteResources;
type ListCalls = { readonly [P in ListPage]: Record<Site[P]['list']['call'], typeof noInput> };
type ListOf<P extends SitePageName> = (typeof sitePages)[P]['lists'][number];
type SitePageCalls = { readonly [P in SitePageName]: Record<Site[ListOf<P>]['list']['call'], typeof noInput> };
type RecordCalls = { readonly [P in RecordPage]: Record<Site[(typeof RESOURCE_OF_PAGE)[P]]['call'], typeof byId> };

const listCalls = Object.fromEntries(
  LISTED.map((page) => [page, { [siteResources[page].list.call]: noInput }]),
) as unknown as ListCalls;
const sitePageCalls = Object.fromEntries(
  Object.entries<SitePage>(sitePages).map(([page, { lists }]) => [
    page,
    Object.assign({}, ...lists.map((list) => listCalls[list])),
  ]),
) as unknown as SitePageCalls;
const recordCalls = Object.fromEntries(
  RECORD_PAGES.map((page) => [page, { [siteResources[RESOURCE_OF_PAGE[page]].call]: byId }]),
) as unknown as RecordCalls;

export const pageCalls = {
  ...sitePageCalls,
  ...listCalls,
  ...recordCalls,
  pagina: { getPublicPagina: ({ slug }: { slug: string }) => ({ params: { direccion: slug } }) },
  linea: { listProyectosByLinea: byLinea, listProductosByLinea: byLinea },
  buscar: { search: ({ q }: { q: string }) => ({ query: { q } }) },
  notFound: {},
} satisfies Record<PublicRoute['page'], Calls>;
