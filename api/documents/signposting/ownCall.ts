import { lineaAt } from '../../../contract/addresses/siteLineas.ts';
import { listOfPage } from '../../../contract/addresses/sitePages.ts';
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

/** The call that the page of a record or of a list is about; null for other pages. */
export function ownCall(route: PublicRoute, lineas: readonly SiteLinea[]): PageCall | null {
  if ('id' in route)
    return route.id === null ? null : callTo(siteResources[RESOURCE_OF_PAGE[route.page]].call, { id: route.id });
  if (route.page === 'pagina') return callTo('getPublicPagina', { direccion: route.slug });
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    return linea === null ? null : callTo(siteResources.lineas.call, { lineId: linea.id });
  }
  const list = listOfPage(route.page);
  return list === null ? null : callTo(siteResources[list].list.call, {});
}
