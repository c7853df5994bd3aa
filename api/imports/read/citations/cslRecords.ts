import { unreadableError } from '../refusals.ts';
import type { CitationRecords } from './bibtexRecords.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableError('El archivo JSON no se puede leer: puede estar incompleto');
  }
}

/** Reads CSL-JSON: one item, a list of them, or a list in `items`. @throws {HttpError} 422 for what is no JSON */
export function cslRecords(text: string): CitationRecords {
  const parsed = parse(text);
  const list = isObject(parsed) && Array.isArray(parsed.items) ? parsed.items : [parsed].flat();
  const isItem = (value: unknown): boolean => isObject(value) && !Array.isArray(value);
  return {
    records: list.filter(isItem),
    unread: list.filter((value) => !isItem(value)).map((value) => JSON.stringify(value)),
  };
}
