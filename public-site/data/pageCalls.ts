/** The calls of each public page, read by the pages and by prefetch. */
import type { InputOf } from '../../contract/endpoints.ts';
import type { SiteEndpointName } from '../../contract/siteEndpoints.ts';
import type { PublicRoute } from '../../contract/siteRoutes.ts';

/** Functions that compute a call's input from the page's props, by call. */
export type Calls = { [K in SiteEndpointName]?: (props: never) => InputOf<K> };

const noInput = () => ({});
const byId = ({ id }: { id: number }) => ({ params: { id } });
/** @param id of the line at the page's address */
const byLinea = ({ id }: { id: number }) => ({ params: { lineId: id } });

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
