import {
  localAddress,
  mayBeRedirected,
  pathOfAddress,
  redirectionAt,
  redirectionTable,
} from '../../../contract/addresses/redirecciones.ts';
import { lineaAt } from '../../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { untilNextWrite } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import { presentAddress } from '../paginas/queries.ts';
import { readIdentidad } from '../site/identidadRow.ts';
import { readSiteLineas } from '../site/readSiteSettings.ts';

/** The redirections of a former site's addresses. */
const readTable = untilNextWrite(async (db) => redirectionTable((await readIdentidad(db)).redirecciones));

/**
 * The address at the end of a path's redirections; null if there are none, or if they lead back to one of them.
 * @param host of this site
 */
export async function redirectionOf(db: Database, address: string, host: string, now: Date): Promise<string | null> {
  const table = await readTable(db);
  let lineas: SiteLinea[] | undefined;
  const isPage = async (next: string): Promise<boolean> => {
    const route = matchRoute(next.split('?', 1)[0] ?? '');
    if (route.page === 'pagina') return (await presentAddress(db, route.slug, now)) !== null;
    if (route.page !== 'linea') return !mayBeRedirected(next);
    lineas ??= await readSiteLineas(db);
    return lineaAt(lineas, route.slug) !== null;
  };
  const passed = new Set<string>();
  let found = redirectionAt(table, pathOfAddress(address.replace(/^\/+/, '/')));
  while (found !== null && !passed.has(found.key)) {
    passed.add(found.key);
    const next = localAddress(found.hacia, host);
    const ends = next === null || (await isPage(next));
    const following = ends ? null : redirectionAt(table, next);
    if (following === null) return found.hacia;
    found = following;
  }
  return null;
}
