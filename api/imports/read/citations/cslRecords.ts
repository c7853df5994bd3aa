import { unreadableError } from '../refusals.ts';
import type { CitationRecord } from './bibtexRecords.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableError('El archivo JSON no se puede leer: puede estar incompleto');
  }
}

const isItem = (value: unknown): boolean => isObject(value) && !Array.isArray(value);

/** Reads CSL-JSON: one item, a list of them, or a list in `items`. @throws {HttpError} 422 for what is no JSON */
export function* cslRecords(text: string): Generator<CitationRecord> {
  const parsed = parse(text);
  const list = isObject(parsed) && Array.isArray(parsed.items) ? parsed.items : [parsed].flat();
  for (const value of list) yield isItem(value) ? { record: value } : { unread: JSON.stringify(value) };
}
