import type { AnswerOf } from '../../../contract/endpoints.ts';
import { pickRandom, RANDOM_PRODUCTOS } from '../../components/ProductosTeaser/pickRandom.ts';
import type { layoutCalls, pageCalls } from '../../data/pageCalls.ts';

/** The answers that the home shows. */
export type HomeAnswers = { [K in keyof typeof layoutCalls | keyof (typeof pageCalls)['inicio']]: AnswerOf<K> };

/** How many projects the home shows. */
export const LATEST_PROYECTOS = 4;

/** More events would make the document too large; the browser requests them after hydration. */
const EVENTOS_MAX = 200;

/**
 * Selects the data that the home shows, with its random products: it is embedded in the document.
 * @param random as Math.random
 */
export function selectHomeData(answers: HomeAnswers, random: () => number): Partial<HomeAnswers> {
  const { getInicio, listPublicProyectos, listPublicProductos, listPublicEventos } = answers;
  return {
    getInicio,
    ...(listPublicEventos.eventos.length <= EVENTOS_MAX && { listPublicEventos }),
    listPublicProyectos: { ...listPublicProyectos, projects: listPublicProyectos.projects.slice(-LATEST_PROYECTOS) },
    listPublicProductos: {
      ...listPublicProductos,
      products: pickRandom(listPublicProductos.products, RANDOM_PRODUCTOS, random),
    },
  };
}
