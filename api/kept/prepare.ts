import { serializerCompiler } from 'fastify-type-provider-zod';
import { addressOf } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { handlers } from '../handlers.ts';
import { Rechazo } from '../rechazo.ts';
import { type Packed, pack } from './packed.ts';

/** A public read, and what it asks for. */
export interface Wanted {
  call: EndpointName;
  params: Readonly<Record<string, number>>;
}

type VisitorsHandler = (db: Database, llamada: object) => Promise<unknown>;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/** Whether every visitor is answered the same: such an answer can be kept. */
export const isKeepable = ({ access, effect, query }: Endpoint): boolean =>
  access === 'public' && effect === 'read' && query.encoding === 'none';

/** The address of a public read, which names its answer among those that are kept. */
export const addressOfWanted = ({ call, params }: Wanted): string => addressOf(call, { params });

/** One serializer for each row, of the schema that lets no other field leave. */
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

/**
 * Makes what a visitor is answered.
 * @returns null where the answer is a refusal, which is not kept
 */
export async function prepare(db: Database, { call, params }: Wanted): Promise<Packed | null> {
  try {
    const data = await (handlers[call] as VisitorsHandler)(db, { params, personal: null });
    return await pack(serialize(call, data), JSON_HEADERS);
  } catch (error) {
    if (error instanceof Rechazo) return null;
    throw error;
  }
}
