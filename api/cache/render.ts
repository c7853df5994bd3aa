import { serializerCompiler } from 'fastify-type-provider-zod';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { schemas } from '../../contract/schemas.ts';
import { matchRoute } from '../../contract/siteRoutes.ts';
import type { Database } from '../database/open.ts';
import { renderDocument } from '../documents/render.ts';
import { type PageToRender, renderPage } from '../pages/renderPage.ts';
import { handlers } from '../resources/handlers.ts';
import { NEGOTIATED_VARY } from './cacheEntry.ts';
import type { CacheableRequest } from './cacheKey.ts';
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts';

export interface RenderSource {
  db: Database;
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
  /** origin of the portal; null if PUBLIC_URL is not set */
  publicUrl: string | null;
}

type ReadHandler = (db: Database, input: object) => Promise<unknown>;

const HTML_HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

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

function pageOf(request: CacheableRequest): PageToRender | null {
  if ('home' in request) return { path: '/', query: '', missing: false, given: {} };
  if ('page' in request)
    return { path: request.page, query: request.query, missing: false, given: request.given ?? {} };
  return 'missing' in request ? { path: request.missing, query: '', missing: true, given: {} } : null;
}

async function renderSitePage(
  { db, siteDir, publicUrl }: RenderSource,
  page: PageToRender,
  now: Date,
): Promise<EncodedResponse | null> {
  const rendered = siteDir === null ? null : await renderPage({ db, siteDir, origin: publicUrl ?? '' }, page, now);
  if (rendered === null) return null;
  const { html, contentSecurityPolicy, link } = rendered;
  const headers = {
    ...HTML_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy,
    ...(link === '' ? {} : { Link: link }),
    ...(matchRoute(page.path).page === 'producto' ? { Vary: NEGOTIATED_VARY } : {}),
  };
  return encodeResponse(html, headers);
}

/** Null for a page without server rendering. @throws {HttpError} if the handler refuses, or 301 to a canonical path */
export async function render(
  source: RenderSource,
  request: CacheableRequest,
  now: Date,
): Promise<EncodedResponse | null> {
  const page = pageOf(request);
  if (page !== null) return renderSitePage(source, page, now);
  if ('document' in request) {
    const { text, contentType } = await renderDocument(source.db, source.publicUrl, request, now);
    return encodeResponse(text, { 'Content-Type': contentType });
  }
  if (!('call' in request)) throw new Error('unknown request');
  const { call, params } = request;
  const data = await (handlers[call] as ReadHandler)(source.db, { params, staff: null, now });
  return encodeResponse(serialize(call, data), JSON_HEADERS);
}
