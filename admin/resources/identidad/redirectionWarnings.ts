import {
  isHomeWithQuery,
  localAddress,
  pathOfAddress,
  redirectionAt,
  redirectionTable,
  targetOf,
} from '../../../contract/addresses/redirecciones.ts';
import { matchRoute, type Route } from '../../../contract/addresses/siteRoutes.ts';
import type { Redireccion } from '../../../contract/identidad/identidad.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { pathOf } from '../../addresses/paths.ts';

/** What exists on the site. */
export interface SiteRecords {
  /** the page at a path; of an address of pages that staff write, 'notFound' unless one is known to have it */
  routeAt: (path: string) => Route;
  /** null while it is not known */
  hasRecord: (recurso: string, id: number) => boolean | null;
}

export interface RedirectionWarning {
  /** from 1 */
  row: number;
  text: string;
}

const isPagina = (path: string): boolean => matchRoute(path).page === 'pagina';

/** The resource of a page that shows one record, and the record's id; null for another page. */
function recordOf(route: Route): { recurso: string; id: number | null } | null {
  return 'id' in route ? { recurso: RESOURCE_OF_PAGE[route.page], id: route.id } : null;
}

/** False for a path of this site that certainly has no page. */
function mayExist(path: string, site: SiteRecords): boolean {
  // A document or an uploaded file.
  if (/\.\w+$/.test(path)) return true;
  // Former addresses of pages lead on, and are not known here.
  if (isPagina(path)) return true;
  const route = site.routeAt(path);
  const record = recordOf(route);
  if (record !== null) return record.id !== null && (site.hasRecord(record.recurso, record.id) ?? true);
  return route.page !== 'notFound';
}

/** The resources whose records tell what redirections are odd. */
export function namedResources(redirecciones: readonly Redireccion[], host: string): string[] {
  const names = redirecciones.flatMap(({ desde, hacia }) => {
    const address = localAddress(targetOf(hacia) ?? '', host);
    const target = address === null ? [] : (recordOf(matchRoute(pathOf(address)))?.recurso ?? []);
    return [target, isPagina(pathOf(pathOfAddress(desde))) ? 'paginas' : []].flat();
  });
  return [...new Set(names)];
}

/** The redirections that are never used, or that lead nowhere. They can be saved: a page may come later. */
export function redirectionWarnings(
  redirecciones: readonly Redireccion[],
  site: SiteRecords,
  host: string,
): RedirectionWarning[] {
  const table = redirectionTable(redirecciones);
  return redirecciones.flatMap(({ desde, hacia }, index) => {
    const row = index + 1;
    const source = pathOfAddress(desde);
    if (source !== '' && !isHomeWithQuery(source) && site.routeAt(pathOf(source)).page !== 'notFound') {
      return [{ row, text: `${desde} es una página del sitio, así que no redirige` }];
    }
    const target = targetOf(hacia);
    const address = target === null ? null : localAddress(target, host);
    if (address === null || redirectionAt(table, address) !== null || mayExist(pathOf(address), site)) return [];
    return [{ row, text: `${hacia} no existe en el sitio` }];
  });
}
