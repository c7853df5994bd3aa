import { serializerCompiler } from 'fastify-type-provider-zod';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { nextLocalMidnight } from '../../contract/localDay.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { renderDocument } from '../documents/render.ts';
import { type PageToRender, renderPage } from '../pages/renderPage.ts';
import { handlers } from '../resources/handlers.ts';
import type { RenderRequest } from './cacheKey.ts';
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

async function renderSitePage(
  { db, siteDir, publicUrl }: RenderSource,
  page: PageToRender,
): Promise<EncodedResponse | null> {
  const rendered = siteDir === null ? null : await renderPage({ db, siteDir, origin: publicUrl ?? '' }, page);
  if (rendered === null) return null;
  const { html, contentSecurityPolicy, link } = rendered;
  const headers = {
    ...HTML_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy,
    ...(link === '' ? {} : { Link: link }),
  };
  // Upcoming events are those from today on.
  return encodeResponse(html, headers, nextLocalMidnight());
}

/**
 * Renders the response to a visitor, or to staff for a staff call.
 * @returns null for a page of a site without server rendering
 * @throws {HttpError} when the handler refuses, or 301 to a page's canonical path
 */
export async function render(source: RenderSource, request: RenderRequest): Promise<EncodedResponse | null> {
  if ('home' in request) return renderSitePage(source, { path: '/', query: '', missing: false });
  if ('page' in request) return renderSitePage(source, { path: request.page, query: '', missing: false });
  if ('filteredPage' in request) {
    return renderSitePage(source, { path: request.filteredPage, query: request.query, missing: false });
  }
  if ('missing' in request) return renderSitePage(source, { path: request.missing, query: '', missing: true });
  if ('document' in request) {
    const { text, contentType } = await renderDocument(source.db, source.publicUrl, request);
    return encodeResponse(text, { 'Content-Type': contentType });
  }
  const { call, params } = request;
  const data = await (handlers[call] as ReadHandler)(source.db, { params, staff: null });
  return encodeResponse(serialize(call, data), JSON_HEADERS);
}
