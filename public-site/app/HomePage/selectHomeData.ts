import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { HOME_PRODUCTOS, HOME_PROYECTOS } from '../../../contract/values/homeLists.ts';
import { selectEventos } from '../../components/EventosList/filterEventos.ts';
import { pickRandom } from '../../components/ProductosTeaser/ProductosTeaser.tsx';
import type { layoutCalls, pageCalls } from '../../data/pageCalls.ts';

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
