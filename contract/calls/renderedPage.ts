/** The interface between the API and server rendering, which must not import each other (docs/decisions/0001). */

import type { DocumentSettings, SiteSettings } from '../identidad/siteSettings.ts';
import type { Params } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

/** Answers by requestKey, as the page's calls and the embedded data have them. */
export type PageAnswers = Readonly<Record<string, unknown>>;

export interface PageCall {
  /** key of its answer */
  key: string;
  name: EndpointName;
  params: Params;
}

/** Answers by call name, used instead of making the calls. */
export type GivenAnswers = Readonly<Partial<Record<EndpointName, unknown>>>;

export interface PageRequest {
  path: string;
  /** without '?' */
  query: string;
  /** 'YYYY-MM-DD' */
  today: string;
  /** origin of PUBLIC_URL; '' if it is not set */
  origin: string;
  settings: DocumentSettings;
  answers: PageAnswers;
  /** true for the 'not found' page of a record that was withdrawn */
  gone?: boolean;
  /** true for a page that is sent without its scripts: a video of its own stands still in it */
  scriptless?: boolean;
}

/** A page as HTML, the answers to embed, and its head. The browser requests the missing answers. */
export interface RenderedPage {
  html: string;
  embedded: PageAnswers;
  title: string;
  /** the title without the name of the site, which chats and networks add to a link; of the home, all of it */
  heading: string;
  description: string;
  /** true for a page number after the last page of the list */
  isPastEnd?: boolean;
}

export interface SiteRenderer {
  /** @param query without '?' */
  callsOf: (path: string, query: string, settings: SiteSettings) => PageCall[];
  render: (request: PageRequest) => Promise<RenderedPage>;
}

/** The server build of the site. */
export interface SiteServerModule {
  siteRenderer: SiteRenderer;
}

export const DATA_ELEMENT_ID = 'respuestas';
