import type { PageAnswers } from '../../contract/renderedPage.ts';
import type { PublicRoute } from '../../contract/siteRoutes.ts';
import type { SiteLinea } from '../../contract/siteSettings.ts';
import { longDate } from '../../i18n/dates.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { pageRequests } from '../data/pageRequests.ts';
import { parseOneEvento } from '../data/parseEvento.ts';
import { parseIntegranteDetail } from '../data/parseIntegrante.ts';
import { parseOneProducto } from '../data/parseProducto.ts';
import { parseProyectoDetail } from '../data/parseProyecto.ts';
import { requestKey } from '../data/sendRequest.ts';

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

function textOf(route: PublicRoute, answers: PageAnswers, lineas: readonly SiteLinea[]): string {
  const answer = answerOf(route, answers, lineas);
  if ('id' in route && route.id === null) return '';
  switch (route.page) {
    case 'proyecto': {
      const proyecto = parseProyectoDetail(answer)?.proyecto;
      return proyecto?.objetivo || proyecto?.descripcion || '';
    }
    case 'integrante': {
      const integrante = parseIntegranteDetail(answer)?.integrante;
      return [integrante?.cargo, integrante?.profesion, ...(integrante?.areas_tematicas ?? [])]
        .filter(Boolean)
        .join('. ');
    }
    case 'producto': {
      const producto = parseOneProducto(answer)?.producto;
      return producto?.resumen || producto?.descripcion || '';
    }
    case 'evento': {
      const evento = parseOneEvento(answer);
      const place = [evento?.lugar, evento?.pais].filter(Boolean).join(', ');
      return evento?.descripcion || [longDate(evento?.fecha ?? ''), place].filter(Boolean).join('. ');
    }
    case 'integrantes':
      return integrantesTexts.lead;
    case 'proyectos':
    case 'productos':
    case 'eventos':
      return siteTexts[route.page].lead;
    default:
      return '';
  }
}

/** The description of a page for search engines and link previews; '' if the page has no text of its own. */
export const describePage = (route: PublicRoute, answers: PageAnswers, lineas: readonly SiteLinea[]): string =>
  cutText(textOf(route, answers, lineas));
