import type { PageAnswers } from '../../contract/renderedPage.ts';
import { lineaAt, lineaPath } from '../../contract/siteLineas.ts';
import { matchRoute, sitePaths } from '../../contract/siteRoutes.ts';
import type { SiteLinea } from '../../contract/siteSettings.ts';
import { fieldsOf, recordIn, textOf } from '../../contract/wire/tolerant.ts';

/** The record in the answers to a detail page's calls; null if there is none. */
export function recordOf(answers: PageAnswers): object | null {
  const found = Object.values(answers).flatMap((answer) =>
    ['project', 'investigador', 'product', 'evento'].map((key) => recordIn(answer, key)),
  );
  return found.find((record) => record !== null) ?? null;
}

function nombreIn(answers: PageAnswers): string {
  const record = recordOf(answers);
  if (record === null) return '';
  const { nombre, nombres, apellidos } = fieldsOf(record);
  return nombre === undefined ? `${textOf(nombres)} ${textOf(apellidos)}` : textOf(nombre);
}

/** The canonical form of a path that matches a page. @param answers to the calls of the page */
export function canonicalPath(path: string, answers: PageAnswers, lineas: readonly SiteLinea[]): string {
  const route = matchRoute(path);
  if ('id' in route) return route.id === null ? path : sitePaths[route.page](route.id, nombreIn(answers));
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    return linea === null ? path : lineaPath(linea);
  }
  return route.page === 'notFound' || route.page === 'admin' ? path : sitePaths[route.page];
}
