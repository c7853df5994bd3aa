/** Where records and their fields are in an answer, whatever name this server gives them (section 7). */
import { numberOf, textOf } from '../contract/tolerant.ts';
import type { Wire } from './adapter.ts';
import { notFound } from './httpError.ts';

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The record in a named field of an answer; the first one when it comes as a list.
 * @throws {HttpError} 404 when there is none
 */
export function recordOf(answer: unknown, name: string): Wire {
  const found = isWire(answer) ? answer[name] : undefined;
  const record = Array.isArray(found) ? found[0] : found;
  if (!isWire(record)) throw notFound();
  return record;
}

/** The first of the twin fields that has a text; '' when none has. */
export function firstText(wire: Wire, ...twins: readonly string[]): string {
  return twins.map((twin) => textOf(wire[twin])).find((text) => text !== '') ?? '';
}

/** The first of the twin fields that has an id; null when none has. */
export function firstId(wire: Wire, ...twins: readonly string[]): number | null {
  return twins.map((twin) => numberOf(wire[twin])).find((id) => id > 0) ?? null;
}

/** 'The UI test for active is the string "1"' (section 4): everything else is inactive. */
export function isActive(value: unknown): boolean {
  return String(value) === '1';
}
