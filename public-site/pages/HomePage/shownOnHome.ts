import type { RespuestasDeInicio } from '../../../contract/portada.ts';
import { PRODUCTOS_AL_AZAR, tomarAlAzar } from '../../components/ProductosTeaser/tomarAlAzar.ts';

/** How many projects the home shows. */
export const ULTIMOS_PROYECTOS = 4;

/** More events would make the document too large; the browser requests them after hydration. */
const EVENTOS_MAX = 200;

/**
 * The part of the answers that the home shows, with the random products chosen: it is embedded in the document.
 * @param azar random source, as Math.random
 */
export function shownOnHome(respuestas: RespuestasDeInicio, azar: () => number): Partial<RespuestasDeInicio> {
  const { obtenerInicio, obtenerProyectos, obtenerProductos, obtenerEventos } = respuestas;
  return {
    obtenerInicio,
    ...(obtenerEventos.eventos.length <= EVENTOS_MAX && { obtenerEventos }),
    obtenerProyectos: { ...obtenerProyectos, projects: obtenerProyectos.projects.slice(-ULTIMOS_PROYECTOS) },
    obtenerProductos: {
      ...obtenerProductos,
      products: tomarAlAzar(obtenerProductos.products, PRODUCTOS_AL_AZAR, azar),
    },
  };
}
