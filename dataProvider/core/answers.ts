import { recordIn } from '../../contract/values/tolerant.ts';
import type { Wire } from './adapter.ts';
import { notFound } from './httpError.ts';

/** The record in a field of an answer, or the first one of a list. Throws HttpError 404 if there is none. */
export function recordOf(answer: unknown, name: string): Wire {
  const record = recordIn(answer, name);
  if (record === null) throw notFound();
  return record;
}
