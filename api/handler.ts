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

type ReadHandler<K extends EndpointName> = (db: Database, llamada: Llamada<K>) => Promise<AnswerOf<K>>;
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
