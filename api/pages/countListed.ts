import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import { isListPage } from '../../contract/resources/recordPages.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { countProyectosOfLinea } from '../resources/proyectos/queries.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';
import { countPublic } from '../resources/visibility/changeTimes.ts';

/** How many records the list of a path has without filters. @throws {HttpError} 404 for a page without pages */
export async function countListed(db: Database, path: string, now: Date): Promise<number> {
  const route = matchRoute(path);
  if (isListPage(route.page)) return countPublic(db, route.page, now);
  const linea = route.page === 'linea' ? lineaAt(await readSiteLineas(db), route.slug) : null;
  if (linea === null) throw notFoundError('pagina');
  return countProyectosOfLinea(db, linea.id, now);
}
