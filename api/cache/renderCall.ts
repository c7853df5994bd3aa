import { serializerCompiler } from 'fastify-type-provider-zod';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { schemas } from '../../contract/calls/schemas.ts';
import type { Database } from '../database/open.ts';
import { readAsVisitor } from '../resources/visitorReads.ts';
import type { CacheableCall } from './cacheKey.ts';
import { type EncodedResponse, encodeResponse } from './encodedResponse.ts';

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

/** @throws {HttpError} if the handler refuses */
export async function renderCall(db: Database, { call, params }: CacheableCall, now: Date): Promise<EncodedResponse> {
  const data = await readAsVisitor(db, call, params, now);
  return encodeResponse(serialize(call, data), JSON_HEADERS);
}
