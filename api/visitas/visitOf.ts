import type { FastifyRequest } from 'fastify';
import type { EndpointName } from '../../contract/endpoints.ts';
import { lineas } from '../../contract/lineas.ts';
import { matchRoute } from '../../contract/siteRoutes.ts';
import type { Visitado } from '../../contract/visits.ts';
import type { Visit } from './visitCounter.ts';

/** The call that the page of each kind of record makes. */
const CALLS: Partial<Record<EndpointName, Visitado>> = {
  getProyecto: 'proyectos',
  getIntegrante: 'integrantes',
  getProducto: 'productos',
  getPublicEvento: 'eventos',
  listProyectosByLinea: 'lineas',
};

const PAGES = { proyecto: 'proyectos', integrante: 'integrantes', producto: 'productos', evento: 'eventos' } as const;

/** The only record of inicio. */
const INICIO_ID = 1;

function ofPage(path: string): Omit<Visit, 'isDocument'> | null {
  const route = matchRoute(path);
  if (route.page === 'inicio') return { recurso: 'inicio', id: INICIO_ID };
  if (route.page === 'linea') return { recurso: 'lineas', id: lineas[route.slug].id };
  return 'id' in route && route.id !== null ? { recurso: PAGES[route.page], id: route.id } : null;
}

/** What the answer to a request shows, if it succeeds; null for what is not counted, such as lists. */
export function visitOf({ routeOptions, params, url }: FastifyRequest): Visit | null {
  const { config } = routeOptions;
  if (config.page === true) {
    const shown = ofPage(url.split('?', 1)[0] ?? '');
    return shown && { ...shown, isDocument: true };
  }
  const recurso = config.endpoint && CALLS[config.endpoint];
  if (recurso === undefined) return null;
  const [id = 0] = Object.values(params as Record<string, number>);
  return { recurso, id, isDocument: false };
}
