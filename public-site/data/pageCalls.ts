/** The calls of each public page, read by the pages and by prefetch. */
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { type LineaSlug, lineas } from '../../contract/lineas.ts';
import { searchedText } from '../../contract/listQueries.ts';
import type { PublicRoute } from '../../contract/siteRoutes.ts';
import { HOST } from './host.ts';

/** Functions that compute a call's input from the page's props, by call. */
type Calls = { [K in EndpointName]?: (props: never) => InputOf<K> };

const noInput = () => ({});
const byId = ({ id }: { id: number }) => ({ params: { id } });
const byLinea = ({ slug }: { slug: LineaSlug }) => ({ params: { lineId: lineas[slug].id } });

/** The footer of every page shows the home's contact data. */
export const layoutCalls = { getInicio: noInput } satisfies Calls;

export const pageCalls = {
  inicio: { listPublicProyectos: noInput, listPublicProductos: noInput, listPublicEventos: noInput },
  proyectos: { listPublicProyectos: noInput },
  proyecto: { getProyecto: byId },
  integrantes: { listPublicIntegrantes: noInput },
  integrante: { getIntegrante: byId },
  productos: { listPublicProductos: noInput },
  producto: { getProducto: byId },
  eventos: { listPublicEventos: noInput },
  evento: { getPublicEvento: byId },
  linea: { listProyectosByLinea: byLinea, listProductosByLinea: byLinea },
  mapaDelSitio: {
    listPublicProyectos: noInput,
    listPublicIntegrantes: noInput,
    listPublicProductos: noInput,
    listPublicEventos: noInput,
  },
  buscar: { search: ({ q }: { q: string }) => ({ query: { q } }) },
  notFound: {},
} satisfies Record<PublicRoute['page'], Calls>;

/** Calls that only this API has: a site of another server does not make them. */
const OWN_CALLS: readonly EndpointName[] = ['listProductosByLinea'];

/** The calls that the page of an address makes; none if the address names no record or no text. @param query without '?' */
export function pageRequests(route: PublicRoute, query: string): [EndpointName, InputOf<EndpointName>][] {
  const q = route.page === 'buscar' ? searchedText(query) : '';
  if (('id' in route && route.id === null) || (route.page === 'buscar' && q === '')) return [];
  const requests = requestsOf(pageCalls[route.page], { ...route, q });
  return HOST === '' ? requests : requests.filter(([name]) => !OWN_CALLS.includes(name));
}

/** The calls of a page or of the layout, with their inputs. */
export function requestsOf<P extends object>(calls: Calls, props: P): [EndpointName, InputOf<EndpointName>][] {
  const entries = Object.entries(calls) as [EndpointName, (props: P) => InputOf<EndpointName>][];
  return entries.map(([name, inputOf]) => [name, inputOf(props)]);
}
