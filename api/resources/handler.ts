import type { z } from 'zod';
import type { ParamsOf } from '../../contract/endpoint.ts';
import type { AnswerOf, EndpointName, Endpoints, SchemaOf } from '../../contract/endpoints.ts';
import type { StaffMember } from '../auth/sessions.ts';
import type { Database, Trx } from '../database/open.ts';
import type { Movimiento } from './movimientos/record.ts';

/** The validated parts of a request, and the caller. */
export interface CallInput<K extends EndpointName> {
  params: ParamsOf<Endpoints[K]['path']>;
  query: z.output<SchemaOf<K, 'query'>>;
  body: z.output<SchemaOf<K, 'body'>>;
  /** the file of a multipart call, as it was sent; null when there is none */
  fileBytes: Buffer | null;
  /** the staff member who calls; a public row may be called without a session */
  staff: Endpoints[K]['access'] extends 'staff' ? StaffMember : StaffMember | null;
}

/** The answer of a write, and the movimiento that the router records in the same transaction. */
export interface WriteResult<Answer> {
  answer: Answer;
  movimiento: Movimiento;
}

/** Session calls read and set the session cookie. */
export interface SessionContext {
  /** IP address of the caller */
  direccion: string;
  /** the token in the browser's cookie */
  token: string | null;
  setSessionCookie: (token: string) => void;
  clearSessionCookie: () => void;
}

/** A page of a list. */
export interface Range<Answer> {
  answer: Answer;
  /** index of the first record */
  desde: number;
  total: number;
}

type ReadResult<K extends EndpointName> = Endpoints[K]['range'] extends string ? Range<AnswerOf<K>> : AnswerOf<K>;
type ReadHandler<K extends EndpointName> = (db: Database, input: CallInput<K>) => Promise<ReadResult<K>>;
type WriteHandler<K extends EndpointName> = (trx: Trx, input: CallInput<K>) => Promise<WriteResult<AnswerOf<K>>>;
/** A write with slow work (encoding, hashing) that is done before the transaction begins. */
export interface PreparedWrite<K extends EndpointName, Prepared> {
  prepare(input: CallInput<K>): Promise<Prepared>;
  handle(trx: Trx, input: CallInput<K>, prepared: Prepared): Promise<WriteResult<AnswerOf<K>>>;
}
type SessionHandler<K extends EndpointName> = (
  db: Database,
  input: CallInput<K>,
  sesion: SessionContext,
) => Promise<AnswerOf<K>>;

/** The type of a handler follows from the effect of its row. */
export type Handler<K extends EndpointName> = Endpoints[K]['effect'] extends 'write'
  ? WriteHandler<K> | PreparedWrite<K, unknown>
  : Endpoints[K]['effect'] extends 'session'
    ? SessionHandler<K>
    : ReadHandler<K>;

/** The handlers of one resource, which it checks with `satisfies`. */
export type HandlersOf<K extends EndpointName> = { [N in K]: Handler<N> };

/** A prepared write; `handle` takes what `prepare` resolves to. */
export const prepared = <K extends EndpointName, Prepared>(handler: PreparedWrite<K, Prepared>) => handler;
