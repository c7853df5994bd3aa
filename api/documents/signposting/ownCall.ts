import { lineaAt } from '../../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import type { PageCall } from '../../../contract/calls/renderedPage.ts';
import { requestKey } from '../../../contract/calls/requestKey.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';

const callTo = (name: EndpointName, params: PageCall['params']): PageCall => ({
  key: requestKey(name, { params }),
  name,
  params,
});

/** The call that a record's or a list's page is about; null for other pages. */
export function ownCall(route: PublicRoute, lineas: readonly SiteLinea[]): PageCall | null {
  switch (route.page) {
    case 'inicio':
    case 'mapaDelSitio':
    case 'buscar':
    case 'accesibilidad':
    case 'notFound':
      return null;
    case 'linea': {
      const linea = lineaAt(lineas, route.slug);
      return linea === null ? null : callTo(siteResources.lineas.call, { lineId: linea.id });
    }
    default:
      if (!('id' in route)) return callTo(siteResources[route.page].list.call, {});
      if (route.id === null) return null;
      return callTo(siteResources[RESOURCE_OF_PAGE[route.page]].call, { id: route.id });
  }
}
