import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { PageAnswers } from '../../contract/calls/renderedPage.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import { HOME_PRODUCTOS, HOME_PROYECTOS } from '../../contract/values/homeLists.ts';
import { selectEventos } from '../components/EventosList/filterEventos.ts';
import { pickRandom } from '../components/ProductosTeaser/ProductosTeaser.tsx';

/** Characters of JSON. A longer answer would delay the first paint: the browser requests it before hydration. */
const EMBEDDED_MAX = 100_000;

const HOME_CALLS = ['getInicio', 'listPublicProyectos', 'listPublicProductos', 'listPublicEventos'] as const;

export type HomeAnswers = { [K in (typeof HOME_CALLS)[number]]: AnswerOf<K> };

/** The data that the home shows, with random products. @param today 'YYYY-MM-DD' */
function selectHomeData(answers: HomeAnswers, today: string): HomeAnswers {
  const { getInicio, listPublicProyectos, listPublicProductos, listPublicEventos } = answers;
  return {
    getInicio,
    listPublicEventos: selectEventos(listPublicEventos, today),
    listPublicProyectos: { ...listPublicProyectos, projects: listPublicProyectos.projects.slice(-HOME_PROYECTOS) },
    listPublicProductos: {
      ...listPublicProductos,
      products: pickRandom(listPublicProductos.products, HOME_PRODUCTOS, Math.random),
    },
  };
}

/** Writes no more of a long list than it needs: 10,000 records have several megabytes. */
function isShort(answer: object): boolean {
  let length = 0;
  for (const part of Object.values(answer).flat()) {
    length += (JSON.stringify(part) ?? '').length;
    if (length > EMBEDDED_MAX) return false;
  }
  return JSON.stringify(answer).length <= EMBEDDED_MAX;
}

/** The answers that the server renders a page from, and those that it embeds for hydration. */
export function embeddedAnswers(
  route: PublicRoute,
  answers: PageAnswers,
  today: string,
): { shown: PageAnswers; embedded: PageAnswers } {
  if (route.page === 'inicio') {
    const byName = Object.fromEntries(HOME_CALLS.map((name) => [name, answers[requestKey(name, {})]]));
    const selected = selectHomeData(byName as HomeAnswers, today);
    const shown = Object.fromEntries(HOME_CALLS.map((name) => [requestKey(name, {}), selected[name]]));
    return { shown, embedded: shown };
  }
  const short = Object.entries(answers).filter(([, answer]) => isShort(answer as object));
  return { shown: answers, embedded: Object.fromEntries(short) };
}
