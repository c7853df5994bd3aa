import { headAddress } from '../../contract/addresses/pageHead.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { Params } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import type { GivenAnswers } from '../../contract/calls/renderedPage.ts';
import { type CacheableDocument, documentKey } from '../documents/render.ts';

/** A cacheable response: a shared GET, one of six pre-rendered homes, a page, the 'not found' page of a route, the head of one, a document, or how many records a list has. */
export type CacheableRequest =
  | CacheableCall
  | CacheableDocument
  | { home: number }
  | CacheablePage
  | CacheableHead
  | CacheableLength;
/** A page at a path with the query that it reads, without '?', or the 'not found' page of a path. Pages with given answers are not stored. */
export type CacheablePage = { page: string; query: string; given?: GivenAnswers } | MissingPage;
/** `gone`: says that the record was withdrawn. */
export interface MissingPage {
  missing: string;
  gone?: boolean;
}
export interface CacheableHead {
  headOf: CacheablePage;
  /** true for the page with a query, whatever its content: it is not indexed */
  isFiltered: boolean;
}
/** Of the whole list of a page with pages, as a number in digits. */
export interface CacheableLength {
  lengthOf: string;
}
export interface CacheableCall {
  call: EndpointName;
  params: Params;
}

/** What is rendered but never stored: also the page of a draft, by the token of its link. */
export type RenderRequest = CacheableRequest | { draft: string };

/** The home shows two random products, so several renderings are cached. */
const HOME_VARIANTS = 6;
const HOME_PATH = '/';

export const randomHome = (): CacheableRequest => ({ home: Math.floor(Math.random() * HOME_VARIANTS) });

/** The URL of a public call, page or document. Other keys match no URL, so that no visitor can request them. */
export function cacheKeyOf(request: RenderRequest): string {
  if ('draft' in request) return `draft ${request.draft}`;
  if ('document' in request) return documentKey(request);
  if ('headOf' in request) {
    const { headOf, isFiltered } = request;
    return 'page' in headOf ? headAddress(headOf.page, isFiltered) : `head of ${cacheKeyOf(headOf)}`;
  }
  if ('lengthOf' in request) return `length of ${request.lengthOf}`;
  if ('home' in request) return `home ${request.home}`;
  if ('page' in request) return request.query === '' ? request.page : `${request.page}?${request.query}`;
  if ('missing' in request) return `${request.gone ? 'gone' : 'missing'} ${request.missing}`;
  const { call, params } = request;
  const url = addressOf(call, { params });
  return endpoints[call].access === 'public' ? url : `staff ${url}`;
}

export const cacheKeyOfUrl = (url: string): string => (url === HOME_PATH ? cacheKeyOf(randomHome()) : url);
