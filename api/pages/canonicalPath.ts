import { lineaAt, lineaPath } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import type { Database } from '../database/open.ts';
import { recordTable } from '../database/unchecked.ts';
import { nombreIn } from '../resources/names/names.ts';
import { presentAddress } from '../resources/paginas/queries.ts';
import { publicMergedInto } from '../resources/records/mergedInto.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';
import { publicRows } from '../resources/visibility/isPublic.ts';

/** The record of a page that visitors read; that of a record that was merged is the one at the end of its mergers. */
async function findShown(db: Database, page: RecordPage, id: number, now: Date) {
  const tabla = RESOURCE_OF_PAGE[page];
  const row = await db
    .selectFrom(recordTable(tabla))
    .where('id', '=', id)
    .where(publicRows(tabla, now))
    .select(['id', nombreIn(tabla).as('nombre')])
    .executeTakeFirst();
  return row ?? publicMergedInto(db, tabla, id, now);
}

/** The canonical form of a path; null if visitors have no such page. Reads a record's name only. */
export async function findCanonicalPath(db: Database, path: string, now: Date): Promise<string | null> {
  const route = matchRoute(path);
  if ('id' in route) {
    const shown = route.id === null ? null : await findShown(db, route.page, route.id, now);
    return shown && sitePaths[route.page](shown.id, shown.nombre);
  }
  switch (route.page) {
    case 'notFound':
      return null;
    case 'admin':
      return path;
    case 'linea': {
      const linea = lineaAt(await readSiteLineas(db), route.slug);
      return linea && lineaPath(linea);
    }
    case 'pagina': {
      const slug = await presentAddress(db, route.slug, now);
      return slug === null ? null : sitePaths.pagina(slug);
    }
    default:
      return sitePaths[route.page];
  }
}
