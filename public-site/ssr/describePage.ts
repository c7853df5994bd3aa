import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import { isIndexedPage } from '../../contract/addresses/sitePages.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../contract/calls/renderedPage.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import { isListPage, RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import { htmlText } from '../../contract/values/markup/htmlText.ts';
import { readOfLinea } from '../../contract/wire/ofLinea.ts';
import { readOnePagina } from '../../contract/wire/pagina.ts';
import { readProyectos } from '../../contract/wire/proyecto.ts';
import { descriptionTexts } from '../../i18n/descriptionTexts.ts';
import { pageRequests } from '../data/pageRequests.ts';
import { outlines } from '../outlines/outlines.ts';

/** Characters: search engines show no more. */
const DESCRIPTION_MAX = 160;

/** The text on one line, cut at a word. */
export function cutText(text: string, max = DESCRIPTION_MAX): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const end = line.lastIndexOf(' ', max - 1);
  return `${line.slice(0, end > max / 2 ? end : max - 1)}…`;
}

/** The answer to the page's own call. */
function answerOf(route: PublicRoute, answers: PageAnswers, lineas: readonly SiteLinea[]): unknown {
  const [request] = pageRequests(route, '', lineas);
  return request && answers[requestKey(...request)];
}

/** The text of a line, else its name with its projects. */
function describeLinea({ id, nombre }: SiteLinea, answers: PageAnswers): string {
  const input = { params: { lineId: id } };
  const texto = htmlText(readOfLinea(answers[requestKey('listProductosByLinea', input)]).texto);
  const proyectos = readProyectos(answers[requestKey('listProyectosByLinea', input)]).map((one) => one.nombre);
  return texto || descriptionTexts.linea(nombre, proyectos.filter(Boolean).reverse());
}

function descriptionOf(route: PublicRoute, answers: PageAnswers, lineas: readonly SiteLinea[]): string {
  if (isIndexedPage(route.page)) return descriptionTexts.pages[route.page];
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    return linea === null ? '' : describeLinea(linea, answers);
  }
  if (route.page === 'pagina') {
    const pagina = readOnePagina(answerOf(route, answers, lineas));
    return pagina?.resumen || htmlText(pagina?.texto ?? '');
  }
  if (isListPage(route.page)) return outlines[route.page].lead;
  if (!('id' in route) || route.id === null) return '';
  return outlines[RESOURCE_OF_PAGE[route.page]].describe(answerOf(route, answers, lineas));
}

/** The description of a page for search engines and shared links; '' if the page has no text of its own. */
export const describePage = (route: PublicRoute, answers: PageAnswers, lineas: readonly SiteLinea[]): string =>
  cutText(descriptionOf(route, answers, lineas));
