/** The calls of each public page, declared once: prefetch, the early requests and the pages themselves read this table. */
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { type LineaSlug, lineas } from '../../contract/lineas.ts';
import type { LLAMADAS_DE_INICIO } from '../../contract/portada.ts';
import type { PublicRoute } from '../router/routes.ts';

/** By call, how its input follows from the page's props. */
type Calls = { [K in EndpointName]?: (props: never) => InputOf<K> };
/** The home makes the calls that the server renders it from. */
type HomeCalls = Record<Exclude<(typeof LLAMADAS_DE_INICIO)[number], keyof typeof layoutCalls>, () => object>;

const noInput = () => ({});
const byId = ({ id }: { id: number }) => ({ params: { id } });

/** The footer of every page shows contact data of the home. */
export const layoutCalls = { obtenerInicio: noInput } satisfies Calls;

export const pageCalls = {
  inicio: { obtenerProyectos: noInput, obtenerProductos: noInput, obtenerEventos: noInput },
  proyectos: { obtenerProyectos: noInput },
  proyecto: { obtenerProyecto: byId },
  integrantes: { obtenerIntegrantes: noInput },
  integrante: { obtenerIntegrante: byId },
  productos: { obtenerProductos: noInput },
  producto: { obtenerProducto: byId },
  linea: { obtenerProyectosDeLinea: ({ slug }: { slug: LineaSlug }) => ({ params: { lineId: lineas[slug].id } }) },
  noEncontrada: {},
} satisfies Record<PublicRoute['page'], Calls> & { inicio: HomeCalls };

/** The declared calls of a page or of the layout, with their inputs, as pairs. */
export function requestsOf<P extends object>(calls: Calls, props: P): [EndpointName, InputOf<EndpointName>][] {
  const entries = Object.entries(calls) as [EndpointName, (props: P) => InputOf<EndpointName>][];
  return entries.map(([name, inputOf]) => [name, inputOf(props)]);
}
