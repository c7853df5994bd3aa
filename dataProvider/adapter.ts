import type { EndpointName, InputOf } from '../contract/endpoints.ts';

/** A record as it travels: which of its fields come, and as what, differs between servers (section 7). */
export type Wire = Readonly<Record<string, unknown>>;

/** Who signs a write: created_by and updated_by carry `usuario`, the events' names carry `name` (section 6). */
export interface Author {
  usuario: string;
  name: string;
}

/** What an adapter works with: the contract's calls, failing with react-admin's HttpError, and the one who signs. */
export interface Context {
  call: <K extends EndpointName>(name: K, input: InputOf<K>) => Promise<Wire | readonly unknown[]>;
  author: () => Author;
}

/** An update: `next` is `previous` with what the adapter can write; `data` is the form's own, with its files. */
export interface Change<R> {
  previous: R;
  next: R;
  data: Partial<R>;
}

/** How one resource speaks section 7. A verb that is absent has no call, and is refused. */
export interface Adapter<R extends { id: number }> {
  /** Text fields that the filter `q` searches. */
  search: readonly (keyof R & string)[];
  /** Fields that a refusal names otherwise than the forms do. */
  formFields?: Readonly<Record<string, string>>;
  read(wire: Wire): R;
  /** The fields that can be written; `read` takes them back as they were. */
  write?(record: R): Wire;
  list?(context: Context): Promise<R[]>;
  one?(context: Context, id: number): Promise<R>;
  /** Lists that only exist for one record of another resource, by the field that points to it. */
  references?: Readonly<Record<string, (context: Context, id: number) => Promise<R[]>>>;
  create?(context: Context, data: Partial<R>): Promise<R>;
  update?(context: Context, change: Change<R>): Promise<R>;
  /** `previous` is absent when only the id is known. */
  remove?(context: Context, id: number, previous: R | undefined): Promise<void>;
}
