import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';

/** A record in the wire format, which differs between servers. */
export type Wire = Readonly<Record<string, unknown>>;

/** The author of a write: `usuario` goes into created_by and updated_by, `name` into the names that events carry. */
export interface Author {
  usuario: string;
  name: string;
}

/** The contract's calls, rejecting with react-admin's HttpError, and the signed-in author. */
export interface Context {
  /** An answer in the format of any server, which a resource's `read` reads. */
  call: <K extends EndpointName>(name: K, input: InputOf<K>) => Promise<Wire | readonly unknown[]>;
  /** The answer to a call that only this API has, as the contract types it. */
  ownCall: <K extends EndpointName>(name: K, input: InputOf<K>) => Promise<AnswerOf<K>>;
  author: () => Author;
}

/** A write: `next` is `previous`, which is empty for a new record, with the writable changes; `data` is the form data, including files. */
export interface Change<R> {
  previous: R;
  next: R;
  data: Partial<R>;
  meta?: Readonly<Record<string, unknown>>;
}

/** Maps one resource to its API calls. A missing verb is answered with 405. */
export interface Adapter<R extends { id: number }> {
  /** Text fields of the filter `q`. */
  search: readonly (keyof R & string)[];
  /** Form field by the server's name in validation errors, where they differ. */
  formFields?: Readonly<Record<string, string>>;
  /** The stored record in the answer to a write, if the server tells it. */
  answer?: string;
  /** What the form of a new record begins with, as `read` reads it. */
  initial?: Wire;
  read(wire: Wire): R;
  /** The writable fields; the inverse of `read`. */
  write?(record: R): Wire;
  list?(context: Context): Promise<R[]>;
  one?(context: Context, id: number): Promise<R>;
  /** Lists of one parent record, by the field that holds the parent's id. */
  references?: Readonly<Record<string, (context: Context, id: number) => Promise<R[]>>>;
  /** @returns the server's answer */
  create?(context: Context, change: Change<R>): Promise<unknown>;
  /** @returns the server's answer; undefined if nothing was to be sent */
  update?(context: Context, change: Change<R>): Promise<unknown>;
  /** `previous` is undefined if only the id is known. Without it, records of a kind are archived. */
  remove?(context: Context, id: number, previous: R | undefined): Promise<void>;
}
