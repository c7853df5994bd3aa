import { serializerCompiler } from 'fastify-type-provider-zod';
import { addressOf } from '../../contract/call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { handlers } from '../handlers.ts';
import { Rechazo } from '../rechazo.ts';
import { type Packed, pack } from './packed.ts';

/** A read that is answered the same to all who may ask it. */
export interface Wanted {
  call: EndpointName;
  params: Readonly<Record<string, number>>;
}

type ReadHandler = (db: Database, llamada: object) => Promise<unknown>;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/** Staff's whole lists; not the history and the users, which change without a call that writes. */
const STAFF_LISTS: ReadonlySet<EndpointName> = new Set([
  'listarProyectos',
  'listarIntegrantes',
  'listarProductos',
  'recargarProductos',
  'listarLineas',
  'listarConvenios',
  'listarEventos',
]);

/** Whether a call is answered the same to every visitor, or to every staff member: such an answer can be kept. */
export function isKeepable(call: EndpointName): boolean {
  const { access, effect, query }: Endpoint = endpoints[call];
  return STAFF_LISTS.has(call) || (access === 'public' && effect === 'read' && query.encoding === 'none');
}

/**
 * What names an answer among those that are kept: the address that visitors ask for it by. The names of staff's begin
 * with what no address does, so that nobody is given one by its address.
 */
export function nameOf({ call, params }: Wanted): string {
  const address = addressOf(call, { params });
  return endpoints[call].access === 'public' ? address : `staff ${address}`;
}

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
 * Makes what a visitor is answered, or any staff member where only they may ask.
 * @returns null where the answer is a refusal, which is not kept
 */
export async function prepare(db: Database, { call, params }: Wanted): Promise<Packed | null> {
  try {
    const data = await (handlers[call] as ReadHandler)(db, { params, personal: null });
    return await pack(serialize(call, data), JSON_HEADERS);
  } catch (error) {
    if (error instanceof Rechazo) return null;
    throw error;
  }
}
