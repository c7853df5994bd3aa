import type { EndpointName } from '../../../contract/endpoints.ts';
import { lineaAt } from '../../../contract/siteLineas.ts';
import type { PublicRoute } from '../../../contract/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/siteSettings.ts';

interface OwnCall {
  name: EndpointName;
  params: Readonly<Record<string, number>>;
}

const OWN_CALLS = {
  proyectos: 'listPublicProyectos',
  integrantes: 'listPublicIntegrantes',
  productos: 'listPublicProductos',
  eventos: 'listPublicEventos',
  proyecto: 'getProyecto',
  integrante: 'getIntegrante',
  producto: 'getProducto',
  evento: 'getPublicEvento',
  linea: 'listProyectosByLinea',
} as const satisfies Partial<Record<PublicRoute['page'], EndpointName>>;

/** The call that a record's or a list's page is about; null for other pages. */
export function ownCall(route: PublicRoute, lineas: readonly SiteLinea[]): OwnCall | null {
  switch (route.page) {
    case 'inicio':
    case 'mapaDelSitio':
    case 'buscar':
    case 'notFound':
      return null;
    case 'linea': {
      const linea = lineaAt(lineas, route.slug);
      return linea === null ? null : { name: OWN_CALLS.linea, params: { lineId: linea.id } };
    }
    case 'proyecto':
    case 'integrante':
    case 'producto':
    case 'evento':
      return route.id === null ? null : { name: OWN_CALLS[route.page], params: { id: route.id } };
    default:
      return { name: OWN_CALLS[route.page], params: {} };
  }
}
