/** The interface between the API and server rendering: neither side may import the other (docs/decisions/0001). */
import type { AnswerOf } from './endpoints.ts';

/** The calls whose answers the home shows. */
export const HOME_CALLS = ['getInicio', 'listPublicProyectos', 'listPublicProductos', 'listPublicEventos'] as const;

/** Their public answers. */
export type HomeAnswers = { [K in (typeof HOME_CALLS)[number]]: AnswerOf<K> };

/** Id of the element with the embedded answers as JSON. */
export const HOME_DATA_ELEMENT_ID = 'respuestas';

/** The home as HTML, and the answers to embed; the browser requests the missing ones. */
export interface RenderedHome {
  html: string;
  answers: Partial<HomeAnswers>;
}

/** The built server part of the site. `renderHome` is null if the site was built for an API on another origin. */
export interface SiteServerModule {
  renderHome: ((answers: HomeAnswers) => RenderedHome) | null;
}
