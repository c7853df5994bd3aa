import { lineaAt } from '../../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';

interface OwnCall {
  name: EndpointName;
  params: Readonly<Record<string, number>>;
}

/** The call that a record's or a list's page is about; null for other pages. */
export function ownCall(route: PublicRoute, lineas: readonly SiteLinea[]): OwnCall | null {
  switch (route.page) {
    case 'inicio':
    case 'mapaDelSitio':
    case 'buscar':
    case 'accesibilidad':
    case 'notFound':
      return null;
    case 'linea': {
      const linea = lineaAt(lineas, route.slug);
      return linea === null ? null : { name: siteResources.lineas.call, params: { lineId: linea.id } };
    }
    default:
      if (!('id' in route)) return { name: siteResources[route.page].list.call, params: {} };
      if (route.id === null) return null;
      return { name: siteResources[RESOURCE_OF_PAGE[route.page]].call, params: { id: route.id } };
  }
}
