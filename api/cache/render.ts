import { serializerCompiler } from 'fastify-type-provider-zod';
import { addressOf } from '../../contract/call.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { renderHomePage } from '../pages/homePage.ts';
import { handlers } from '../resources/handlers.ts';
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts';

/** A cacheable response: a shared GET, or one of six pre-rendered homes. */
export type CacheableRequest = CacheableCall | { home: number };
export interface CacheableCall {
  call: EndpointName;
  params: Readonly<Record<string, number>>;
}

export interface RenderSource {
  db: Database;
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
}

/** The home shows two random products, so several renderings are cached. */
const HOME_VARIANTS = 6;
const HOME_PATH = '/';

type ReadHandler = (db: Database, input: object) => Promise<unknown>;

const HTML_HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

export const randomHome = (): CacheableRequest => ({ home: Math.floor(Math.random() * HOME_VARIANTS) });

/** The URL of a public call. Keys of staff calls and of the home match no URL, so that no visitor can request them. */
export function cacheKeyOf(request: CacheableRequest): string {
  if ('home' in request) return `home ${request.home}`;
  const { call, params } = request;
  const url = addressOf(call, { params });
  return endpoints[call].access === 'public' ? url : `staff ${url}`;
}

export const cacheKeyOfUrl = (url: string): string => (url === HOME_PATH ? cacheKeyOf(randomHome()) : url);

/** Serializers drop the fields that the schema does not name. */
const serializers = new Map<EndpointName, (data: unknown) => string>();
function serialize(call: EndpointName, data: unknown): string {
  let serializer = serializers.get(call);
  if (serializer === undefined) {
    const { method, path: url } = endpoints[call];
    serializer = serializerCompiler({ schema: schemas[call].answer, method, url });
    serializers.set(call, serializer);
  }
  return serializer(data);
}

async function renderHome({ db, siteDir }: RenderSource): Promise<EncodedResponse | null> {
  const page = siteDir === null ? null : await renderHomePage(db, siteDir);
  if (page === null) return null;
  const { html, contentSecurityPolicy } = page;
  return encodeResponse(html, { ...HTML_HEADERS, 'Content-Security-Policy': contentSecurityPolicy });
}

/**
 * Renders the response to a visitor, or to staff for a staff call.
 * @returns null for the home of a site without server rendering
 * @throws {HttpError} when the handler refuses
 */
export async function render(source: RenderSource, request: CacheableRequest): Promise<EncodedResponse | null> {
  if ('home' in request) return renderHome(source);
  const { call, params } = request;
  const data = await (handlers[call] as ReadHandler)(source.db, { params, staff: null });
  return encodeResponse(serialize(call, data), JSON_HEADERS);
}
