import { addressOf } from '../../contract/call.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';

/** A cacheable response: a shared GET, or one of six pre-rendered homes. */
export type CacheableRequest = CacheableCall | { home: number };
export interface CacheableCall {
  call: EndpointName;
  params: Readonly<Record<string, number>>;
}

/** The home shows two random products, so several renderings are cached. */
const HOME_VARIANTS = 6;
const HOME_PATH = '/';

export const randomHome = (): CacheableRequest => ({ home: Math.floor(Math.random() * HOME_VARIANTS) });

/** The URL of a public call. Keys of staff calls and of the home match no URL, so that no visitor can request them. */
export function cacheKeyOf(request: CacheableRequest): string {
  if ('home' in request) return `home ${request.home}`;
  const { call, params } = request;
  const url = addressOf(call, { params });
  return endpoints[call].access === 'public' ? url : `staff ${url}`;
}

export const cacheKeyOfUrl = (url: string): string => (url === HOME_PATH ? cacheKeyOf(randomHome()) : url);
