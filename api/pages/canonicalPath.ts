import { knownRoute, lineaAt, lineaPath } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../contract/calls/renderedPage.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import { RECORD_PAGES, RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { resources } from '../../contract/resources/resources.ts';
import { recordIn } from '../../contract/values/tolerant.ts';
import type { Database } from '../database/open.ts';
import { nombreIn, nombreOf } from '../resources/names/names.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';
import { publicRows } from '../resources/visibility/isPublic.ts';

type PageResource = (typeof RESOURCE_OF_PAGE)[RecordPage];

const FIELDS = RECORD_PAGES.map((page) => resources[RESOURCE_OF_PAGE[page]].answerField);

/** The record in the answers to a detail page's calls; null if there is none. */
export function recordOf(answers: PageAnswers): object | null {
  const found = Object.values(answers).flatMap((answer) => FIELDS.map((field) => recordIn(answer, field)));
  return found.find((record) => record !== null) ?? null;
}

/** @param nameIn the name of the record of a detail page, which is of a resource; '' without a record */
function canonicalForm(path: string, nameIn: (recurso: PageResource) => string, lineas: readonly SiteLinea[]): string {
  const route = matchRoute(path);
  if ('id' in route)
    return route.id === null ? path : sitePaths[route.page](route.id, nameIn(RESOURCE_OF_PAGE[route.page]));
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    return linea === null ? path : lineaPath(linea);
  }
  return route.page === 'notFound' || route.page === 'admin' ? path : sitePaths[route.page];
}

/** The canonical form of a path that matches a page. @param answers to the calls of the page */
export function canonicalPath(path: string, answers: PageAnswers, lineas: readonly SiteLinea[]): string {
  const record = recordOf(answers);
  return canonicalForm(path, (recurso) => (record === null ? '' : nombreOf(recurso, record)), lineas);
}

async function findName(db: Database, page: RecordPage, id: number, now: Date): Promise<string | null> {
  const tabla = RESOURCE_OF_PAGE[page];
  const row = await db
    // Kysely cannot type a query on a union of tables; all of them have an id.
    .selectFrom(tabla as 'proyectos')
    .where('id', '=', id)
    .where(publicRows(tabla, now))
    .select(nombreIn(tabla).as('nombre'))
    .executeTakeFirst();
  return row?.nombre ?? null;
}

/** As `canonicalPath`, before the page is rendered: reads a record's name only. Null if visitors have no such record, or if no line is there. */
export async function findCanonicalPath(db: Database, path: string, now: Date): Promise<string | null> {
  const route = matchRoute(path);
  if ('id' in route) {
    const nombre = route.id === null ? null : await findName(db, route.page, route.id, now);
    return nombre === null ? null : canonicalForm(path, () => nombre, []);
  }
  const lineas = route.page === 'linea' ? await readSiteLineas(db) : [];
  return knownRoute(route, lineas).page === 'notFound' ? null : canonicalForm(path, () => '', lineas);
}
