import type { z } from 'zod';
import type { ParamsOf } from '../contract/endpoint.ts';
import type { AnswerOf, EndpointName, Endpoints, SchemaOf } from '../contract/endpoints.ts';
import type { ArchivoPreparado } from './archivos/preparar.ts';
import type { Database, Trx } from './database/open.ts';
import type { Movimiento } from './movimientos/registrar.ts';
import type { Personal } from './sesion/sesiones.ts';

/** What a handler is given: the validated parts of the request, and who calls. */
export interface Llamada<K extends EndpointName> {
  params: ParamsOf<Endpoints[K]['path']>;
  query: z.output<SchemaOf<K, 'query'>>;
  body: z.output<SchemaOf<K, 'body'>>;
  /** the prepared file of a multipart call, when one came */
  archivo: ArchivoPreparado | undefined;
  /** the hash of the body's `clave`, when one came */
  claveCifrada: z.output<SchemaOf<K, 'body'>> extends { clave: string } ? string : string | undefined;
  /** the staff member who calls; a public row may be called without a session */
  personal: Endpoints[K]['access'] extends 'staff' ? Personal : Personal | null;
}

/** What a write answers, and the movement that the router records in the same transaction. */
export interface Escritura<Answer> {
  respuesta: Answer;
  movimiento: Movimiento;
}

/** What the session calls may do besides reading: they act on the browser's cookie. */
export interface ContextoDeSesion {
  /** address of the caller, as far as trusted proxies tell */
  direccion: string;
  /** the token in the browser's cookie */
  token: string | null;
  ponerCookie: (token: string) => void;
  quitarCookie: () => void;
}

/** A part of a list, and where it is in the whole. */
export interface Tramo<Answer> {
  respuesta: Answer;
  /** place of the first record, from 0 */
  desde: number;
  total: number;
}

/** What a read gives: the answer, or the part of it that was asked for. */
type Leido<K extends EndpointName> = Endpoints[K]['range'] extends string ? Tramo<AnswerOf<K>> : AnswerOf<K>;
type ReadHandler<K extends EndpointName> = (db: Database, llamada: Llamada<K>) => Promise<Leido<K>>;
type WriteHandler<K extends EndpointName> = (trx: Trx, llamada: Llamada<K>) => Promise<Escritura<AnswerOf<K>>>;
type SessionHandler<K extends EndpointName> = (
  db: Database,
  llamada: Llamada<K>,
  sesion: ContextoDeSesion,
) => Promise<AnswerOf<K>>;

/** The shape of a row's handler follows from its effect. */
export type Handler<K extends EndpointName> = Endpoints[K]['effect'] extends 'write'
  ? WriteHandler<K>
  : Endpoints[K]['effect'] extends 'session'
    ? SessionHandler<K>
    : ReadHandler<K>;

/** The handlers of some rows: each resource checks its own with `satisfies`. */
export type HandlersOf<K extends EndpointName> = { [N in K]: Handler<N> };
