/** The interface between the API and server rendering: neither side may import the other (docs/decisions/0001). */
import type { AnswerOf } from './endpoints.ts';

/** The calls whose answers the home shows. */
export const LLAMADAS_DE_INICIO = ['obtenerInicio', 'obtenerProyectos', 'obtenerProductos', 'obtenerEventos'] as const;

/** Their public answers. */
export type RespuestasDeInicio = { [K in (typeof LLAMADAS_DE_INICIO)[number]]: AnswerOf<K> };

/** Id of the element with the embedded answers as JSON. */
export const ELEMENTO_DE_RESPUESTAS = 'respuestas';

/** The home as HTML, and the answers to embed; the browser requests the missing ones. */
export interface Portada {
  html: string;
  respuestas: Partial<RespuestasDeInicio>;
}

/** The built server part of the site. `renderHome` is null if the site was built for an API on another origin. */
export interface ServidorDelSitio {
  renderHome: ((respuestas: RespuestasDeInicio) => Portada) | null;
}
