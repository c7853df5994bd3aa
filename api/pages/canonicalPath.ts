import type { PageAnswers } from '../../contract/renderedPage.ts';
import { matchRoute, sitePaths } from '../../contract/siteRoutes.ts';
import { fieldsOf, recordIn, textOf } from '../../contract/wire/tolerant.ts';

/** The name of the record in the answers to a detail page's calls. */
function nombreIn(answers: PageAnswers): string {
  for (const answer of Object.values(answers)) {
    const record = ['project', 'investigador', 'product', 'evento'].map((key) => recordIn(answer, key)).find(Boolean);
    if (record) {
      const { nombre, nombres, apellidos } = fieldsOf(record);
      return nombre === undefined ? `${textOf(nombres)} ${textOf(apellidos)}` : textOf(nombre);
    }
  }
  return '';
}

/** The canonical form of a path that matches a page. @param answers to the calls of the page */
export function canonicalPath(path: string, answers: PageAnswers): string {
  const route = matchRoute(path);
  if ('id' in route) return route.id === null ? path : sitePaths[route.page](route.id, nombreIn(answers));
  if (route.page === 'linea') return sitePaths.linea(route.slug);
  return route.page === 'notFound' || route.page === 'admin' ? path : sitePaths[route.page];
}
