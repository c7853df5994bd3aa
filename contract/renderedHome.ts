/** The interface between the API and server rendering, which must not import each other (docs/decisions/0001). */
import type { AnswerOf } from './endpoints.ts';

export const HOME_CALLS = ['getInicio', 'listPublicProyectos', 'listPublicProductos', 'listPublicEventos'] as const;

export type HomeAnswers = { [K in (typeof HOME_CALLS)[number]]: AnswerOf<K> };

export const HOME_DATA_ELEMENT_ID = 'respuestas';

/** The home as HTML and the answers to embed. The browser requests the missing ones. */
export interface RenderedHome {
  html: string;
  answers: Partial<HomeAnswers>;
}

/** The server build of the site. `renderHome` is null if the site was built for an API on another origin. */
export interface SiteServerModule {
  /** `today` as 'YYYY-MM-DD' */
  renderHome: ((answers: HomeAnswers, today: string) => RenderedHome) | null;
}
