import { serializerCompiler } from 'fastify-type-provider-zod';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { renderHomePage } from '../pages/homePage.ts';
import { handlers } from '../resources/handlers.ts';
import type { CacheableRequest } from './cacheKey.ts';
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts';

export interface RenderSource {
  db: Database;
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
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
