import type { z } from 'zod';
import type { AnswerOf, SchemaOf } from '../../../contract/calls/callTypes.ts';
import type { ParamsOf } from '../../../contract/calls/endpoint.ts';
import type { EndpointName, Endpoints } from '../../../contract/calls/endpoints.ts';
import type { PasswordCost } from '../../auth/password.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { SearchIndex } from '../searchIndex/searchIndex.ts';
import type { BackupService, ExportService, ImportService } from './services.ts';

/**
 * How a call is written: its row in contract/calls/endpoints.ts declares it, and a handler of the same name implements it.
 * The row's `effect` selects the type of the handler:
 * - read: queries the database and returns the answer;
 * - write: runs in a transaction and returns a WriteResult;
 * - selfManaged: gets the session context and manages its own transactions.
 * A handler refuses a call by throwing HttpError. Queries are functions that take the database first.
 */

/** The file of a draft that a call publishes. */
export interface DraftFile {
  /** in `imagenes` */
  nombre: string;
  bytes: number;
}

export interface CallInput<K extends EndpointName> {
  params: ParamsOf<Endpoints[K]['path']>;
  query: z.output<SchemaOf<K, 'query'>>;
  body: z.output<SchemaOf<K, 'body'>>;
  /** the uploaded file of a multipart call, or null */
  fileBytes: Buffer | null;
  /** the file of the draft that the call publishes, or null */
  draftFile: DraftFile | null;
  /** `origen` of the draft that the call publishes, or null */
  draftOrigen: string | null;
  /** origin of the portal; null if PUBLIC_URL is not set */
  publicUrl: string | null;
  passwordCost: PasswordCost;
  search: SearchIndex;
  /** null if BACKUP_DIR is not set */
  backups: BackupService | null;
  exports: ExportService;
  imports: ImportService;
  /** of the database's clock: decides what is public */
  now: Date;
  /** the signed-in user; null for a visitor */
  staff: Endpoints[K]['access'] extends 'staff' ? StaffMember : StaffMember | null;
}

/** The answer, and the movement that the router stores in the same transaction. */
export interface SingleWrite<Answer> {
  answer: Answer;
  movimiento: Movement;
}

/** What {@link SingleWrite} is for a write that changes several rows, in their order. */
interface ManyWrites<Answer> {
  answer: Answer;
  movimientos: readonly Movement[];
  /** the operation that the write reverses */
  deshace?: string;
  /** the write takes an import back */
  importacion?: true | undefined;
}

export type WriteResult<Answer> = SingleWrite<Answer> | ManyWrites<Answer>;

export interface SessionContext {
  /** the caller's address as limits count it */
  direccion: string;
  token: string | null;
  setSessionCookie: (token: string) => void;
  clearSessionCookie: () => void;
}

export interface Range<Answer> {
  answer: Answer;
  /** index of the first record */
  start: number;
  total: number;
}

type ReadResult<K extends EndpointName> = Endpoints[K]['range'] extends string ? Range<AnswerOf<K>> : AnswerOf<K>;
type ReadHandler<K extends EndpointName> = (db: Database, input: CallInput<K>) => Promise<ReadResult<K>>;
type WriteHandler<K extends EndpointName> = (trx: Trx, input: CallInput<K>) => Promise<WriteResult<AnswerOf<K>>>;

/** A write with slow work, such as encoding or hashing, that runs before the transaction begins. */
export interface PreparedWrite<K extends EndpointName, Prepared> {
  prepare(input: CallInput<K>): Promise<Prepared>;
  handle(trx: Trx, input: CallInput<K>, prepared: Prepared): Promise<WriteResult<AnswerOf<K>>>;
}
type SelfManagedHandler<K extends EndpointName> = (
  db: Database,
  input: CallInput<K>,
  sesion: SessionContext,
) => Promise<AnswerOf<K>>;

export type Handler<K extends EndpointName> = Endpoints[K]['effect'] extends 'write'
  ? WriteHandler<K> | PreparedWrite<K, unknown>
  : Endpoints[K]['effect'] extends 'selfManaged'
    ? SelfManagedHandler<K>
    : ReadHandler<K>;

/** The handlers of one resource: `export const lineas = {…} satisfies HandlersOf<…>`. */
export type HandlersOf<K extends EndpointName> = { [N in K]: Handler<N> };

/** Declares a prepared write and infers the type that `prepare` passes to `handle`. */
export const prepared = <K extends EndpointName, Prepared>(handler: PreparedWrite<K, Prepared>) => handler;
