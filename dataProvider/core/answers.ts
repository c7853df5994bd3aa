import { recordIn } from '../../contract/values/tolerant.ts';
import type { Wire } from './adapter.ts';
import { notFound } from './httpError.ts';

/** The record in a field of an answer, or the first one of a list. Throws HttpError 404 if there is none. */
export function recordOf(answer: unknown, name: string): Wire {
  const record = recordIn(answer, name);
  if (record === null) throw notFound();
  return record;
}

/** The record that a write has stored; `sent` if the answer has none, as that of another server. A new one then has the id 0. */
export function storedOf<R>(answer: unknown, name: string, read: (wire: Wire) => R, sent: R): R {
  const record = recordIn(answer, name);
  return record === null ? sent : read(record);
}
