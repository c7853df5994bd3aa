import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { HOME_PAST_EVENTOS, HOME_PRODUCTOS, HOME_PROYECTOS } from '../../../contract/values/homeLists.ts';
import { splitEventos } from '../../components/EventosSection/filterEventos.ts';
import { pickRandom } from '../../components/ProductosTeaser/ProductosTeaser.tsx';
import type { layoutCalls, pageCalls } from '../../data/pageCalls.ts';
import { asPartial } from '../../data/ResponseStore.ts';

type EventosAnswer = AnswerOf<'listPublicEventos'>;

/** All upcoming events and the latest past ones. More would make the document too large. @param today 'YYYY-MM-DD' */
function selectEventos(answer: EventosAnswer, today: string): EventosAnswer {
  const { upcoming, past } = splitEventos(answer.eventos, today);
  if (past.length <= HOME_PAST_EVENTOS) return answer;
  const ids = new Set([...upcoming, ...past.slice(0, HOME_PAST_EVENTOS)].map(({ id }) => id));
  return asPartial({ ...answer, eventos: answer.eventos.filter(({ id }) => ids.has(id)) });
}

export type HomeAnswers = { [K in keyof typeof layoutCalls | keyof (typeof pageCalls)['inicio']]: AnswerOf<K> };

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
    listPublicProyectos: { ...listPublicProyectos, projects: listPublicProyectos.projects.slice(-HOME_PROYECTOS) },
    listPublicProductos: {
      ...listPublicProductos,
      products: pickRandom(listPublicProductos.products, HOME_PRODUCTOS, random),
    },
  };
}
