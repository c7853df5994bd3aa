import type { AnswerOf } from '../../../contract/endpoints.ts';
import { splitEventos } from '../../components/EventosSection/filterEventos.ts';
import { PAGE_SIZE } from '../../components/Pager/usePages.ts';
import { pickRandom, RANDOM_PRODUCTOS } from '../../components/ProductosTeaser/pickRandom.ts';
import type { layoutCalls, pageCalls } from '../../data/pageCalls.ts';
import { asPartial } from '../../data/partialAnswer.ts';

export type HomeAnswers = { [K in keyof typeof layoutCalls | keyof (typeof pageCalls)['inicio']]: AnswerOf<K> };

export const LATEST_PROYECTOS = 4;

type EventosAnswer = HomeAnswers['listPublicEventos'];

/** All upcoming events and the latest past ones. More would make the document too large. */
function selectEventos(answer: EventosAnswer, today: string): EventosAnswer {
  const { upcoming, past } = splitEventos(answer.eventos, today);
  if (past.length <= PAGE_SIZE) return answer;
  const ids = new Set([...upcoming, ...past.slice(0, PAGE_SIZE)].map(({ id }) => id));
  return asPartial({ ...answer, eventos: answer.eventos.filter(({ id }) => ids.has(id)) });
}

/**
 * Selects the data that the home shows, with its random products: it is embedded in the document.
 * @param today 'YYYY-MM-DD'
 * @param random as Math.random
 */
export function selectHomeData(answers: HomeAnswers, today: string, random: () => number): HomeAnswers {
  const { getInicio, listPublicProyectos, listPublicProductos, listPublicEventos } = answers;
  return {
    getInicio,
    listPublicEventos: selectEventos(listPublicEventos, today),
    listPublicProyectos: { ...listPublicProyectos, projects: listPublicProyectos.projects.slice(-LATEST_PROYECTOS) },
    listPublicProductos: {
      ...listPublicProductos,
      products: pickRandom(listPublicProductos.products, RANDOM_PRODUCTOS, random),
    },
  };
}
