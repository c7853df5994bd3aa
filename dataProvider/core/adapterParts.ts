/** What several adapters share. */
import { recordIn } from '../../contract/values/tolerant.ts';
import type { Adapter, Change, Context, Wire } from './adapter.ts';
import { notFound } from './httpError.ts';

/** The record in a field of an answer, or the first one of a list. Throws HttpError 404 if there is none. */
export function recordOf(answer: unknown, name: string): Wire {
  const record = recordIn(answer, name);
  if (record === null) throw notFound();
  return record;
}

/** Optimistic locking: an update sends the version that the form was filled from; null if the server has no versions. A stale one is answered with 409. */
export const expectedVersion = ({ version }: { version: number | null }): { version?: number } =>
  version === null ? {} : { version };

/** `meta` of the update that a switch beside a record sends: it asks for the call that changes the state alone. A form sends the whole record. */
export const TOGGLE = { toggle: true } as const;

export const isToggle = ({ meta }: Pick<Change<unknown>, 'meta'>): boolean => meta?.toggle === true;

/** True if an update publishes a draft: only the main call of its resource does so, also if another call would suffice for the fields. */
export const publishesDraft = ({ meta }: Pick<Change<unknown>, 'meta'>): boolean => meta?.borrador_id !== undefined;

interface SingleRecord<R> {
  read: (wire: Wire) => R;
  write: (record: R) => Wire;
  get: (context: Context) => Promise<unknown>;
  save: (context: Context, change: Change<R>) => Promise<unknown>;
}

export function singleRecord<R extends { id: 1 }>({ read, write, get, save }: SingleRecord<R>): Adapter<R> {
  const one = async (context: Context): Promise<R> => read(recordOf(await get(context), 'data'));
  // The server sanitizes HTML and normalizes colours and old addresses.
  return { search: [], answer: 'data', read, write, one, list: async (context) => [await one(context)], update: save };
}
