import type { RespuestasDeInicio } from '../../../contract/portada.ts';
import { PRODUCTOS_AL_AZAR, tomarAlAzar } from '../../components/ProductosTeaser/tomarAlAzar.ts';

/** How many projects the home shows (section 9). */
export const ULTIMOS_PROYECTOS = 4;

/** More events than these would make every visitor wait for the document: the browser asks for them once the rest is read. */
const EVENTOS_MAX = 200;

/**
 * The part of the answers that the home shows, its products drawn already: what travels inside the document.
 * @param azar a number from 0 up to, but not including, 1
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
