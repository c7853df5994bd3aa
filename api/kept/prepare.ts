import { serializerCompiler } from 'fastify-type-provider-zod';
import { addressOf } from '../../contract/call.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { handlers } from '../handlers.ts';
import { Rechazo } from '../rechazo.ts';
import { renderHomePage } from '../site/homePage.ts';
import { type Packed, pack } from './packed.ts';

/** A read that is answered the same to all who may ask it, or the home as one of its drawings. */
export type Wanted = WantedCall | { page: number };
export interface WantedCall {
  call: EndpointName;
  params: Readonly<Record<string, number>>;
}

/** Where answers are made from. */
export interface Source {
  db: Database;
  /** folder of the built site; null serves the API alone */
  siteDir: string | null;
}

/** The home shows two products by chance: so many pages are kept, each with its own draw. */
const DRAWINGS = 6;
const HOME = '/';

type ReadHandler = (db: Database, llamada: object) => Promise<unknown>;

const HTML_HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/** The home as one of its drawings, by chance. */
export const anyHome = (): Wanted => ({ page: Math.floor(Math.random() * DRAWINGS) });

/**
 * What names an answer among those that are kept: the address that visitors ask for it by. The names of staff's and of
 * the pages begin with what no address does, so that nobody is given one by its address.
 */
export function nameOf(wanted: Wanted): string {
  if ('page' in wanted) return `home ${wanted.page}`;
  const { call, params } = wanted;
  const address = addressOf(call, { params });
  return endpoints[call].access === 'public' ? address : `staff ${address}`;
}

/** The name of what a visitor asks for by an address. */
export const nameAt = (address: string): string => (address === HOME ? nameOf(anyHome()) : address);

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

async function prepareHome({ db, siteDir }: Source): Promise<Packed | null> {
  const page = siteDir === null ? null : await renderHomePage(db, siteDir);
  if (page === null) return null;
  const { html, contentSecurityPolicy } = page;
  return pack(html, { ...HTML_HEADERS, 'Content-Security-Policy': contentSecurityPolicy });
}

/**
 * Makes what a visitor is answered, or any staff member where only they may ask.
 * @returns null where the answer is a refusal, which is not kept, or the home is not rendered here
 */
export async function prepare(source: Source, wanted: Wanted): Promise<Packed | null> {
  if ('page' in wanted) return prepareHome(source);
  const { call, params } = wanted;
  try {
    const data = await (handlers[call] as ReadHandler)(source.db, { params, personal: null });
    return await pack(serialize(call, data), JSON_HEADERS);
  } catch (error) {
    if (error instanceof Rechazo) return null;
    throw error;
  }
}
