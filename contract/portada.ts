/** What the API gives the rendering of the home, and what it gets: neither side may import the other (docs/decisions/0001). */
import type { AnswerOf } from './endpoints.ts';

/** The calls whose answers the home shows. */
export const LLAMADAS_DE_INICIO = ['obtenerInicio', 'obtenerProyectos', 'obtenerProductos', 'obtenerEventos'] as const;

/** Their answers, as a visitor gets them. */
export type RespuestasDeInicio = { [K in (typeof LLAMADAS_DE_INICIO)[number]]: AnswerOf<K> };

/** The id of the element that carries the answers, as JSON, inside the document. */
export const ELEMENTO_DE_RESPUESTAS = 'respuestas';

/** The home as HTML, and the part of the answers that it shows: what is missing is asked for by the browser. */
export interface Portada {
  html: string;
  respuestas: Partial<RespuestasDeInicio>;
}

/** The built server side of the site: null when the site was built for an API elsewhere, whose answers are not ours to give. */
export interface ServidorDelSitio {
  renderHome: ((respuestas: RespuestasDeInicio) => Portada) | null;
}
