import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { readSiteLineas } from '../../resources/site/readSiteSettings.ts';
import { readAsVisitor } from '../../resources/visitorReads.ts';
import type { DocumentSource } from '../source.ts';
import { ownCall } from './ownCall.ts';
import { pageLinks } from './pageLinks.ts';

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
