import { lastPageOf, pageNumberOf } from '../../contract/addresses/listQueries.ts';
import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import { isListPage } from '../../contract/resources/recordPages.ts';
import type { Database } from '../database/open.ts';
import { countProyectosOfLinea } from '../resources/proyectos/queries.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';
import { countPublic } from '../resources/visibility/changeTimes.ts';

/** How many records a page lists; null for a page without pages. */
async function countListed(db: Database, route: PublicRoute, now: Date): Promise<number | null> {
  if (isListPage(route.page)) return countPublic(db, route.page, now);
  const linea = route.page === 'linea' ? lineaAt(await readSiteLineas(db), route.slug) : null;
  return linea && countProyectosOfLinea(db, linea.id, now);
}

/**
 * True for a page number after the end of the whole list of a route. Nothing is rendered for it, and it takes no place in the cache. A
 * filtered list may end before, which its rendering tells.
 * @param query without '?'
 */
export async function isPastEnd(db: Database, route: PublicRoute, query: string, now: Date): Promise<boolean> {
  const pagina = pageNumberOf(new URLSearchParams(query));
  if (pagina === 1) return false;
  const count = await countListed(db, route, now);
  return count !== null && pagina > lastPageOf(count);
}
