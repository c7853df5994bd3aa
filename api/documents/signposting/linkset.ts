import { lineaAt } from '../../../contract/addresses/siteLineas.ts';
import { listOfPage } from '../../../contract/addresses/sitePages.ts';
import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import type { PageCall } from '../../../contract/calls/renderedPage.ts';
import { requestKey } from '../../../contract/calls/requestKey.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { readSiteLineas } from '../../resources/site/readSiteSettings.ts';
import { readAsVisitor } from '../../resources/visitorReads.ts';
import type { DocumentSource } from '../documentRow.ts';
import { pageLinks } from './pageLinks.ts';

const callTo = (name: EndpointName, params: PageCall['params']): PageCall => ({
  key: requestKey(name, { params }),
  name,
  params,
});

/** The call that the page of a record or of a list is about; null for other pages. */
function ownCall(route: PublicRoute, lineas: readonly SiteLinea[]): PageCall | null {
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

/** All typed links of a page (RFC 9264). @throws {HttpError} 404, also when the record is not public */
export async function renderLinkset({ db, origin, now }: DocumentSource, route: PublicRoute): Promise<string> {
  const lineas = await readSiteLineas(db);
  const call = ownCall(route, lineas);
  const answers = call === null ? {} : { [call.key]: await readAsVisitor(db, call.name, call.params, now) };
  const page = pageLinks(route, { answers, origin, settings: { lineas } });
  if (page === null) throw notFoundError('documento');
  // The document does not link itself as a linkset.
  const links = page.links.filter(({ rel }) => rel !== 'linkset');
  const relations = [...new Set(links.map(({ rel }) => rel))].map((relation) => [
    relation,
    links.filter(({ rel }) => rel === relation).map(({ rel, ...target }) => target),
  ]);
  return JSON.stringify({ linkset: [{ anchor: origin + page.path, ...Object.fromEntries(relations) }] });
}
