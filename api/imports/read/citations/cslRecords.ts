import type { CitationRecord } from '../../../../citation/read/citationRecord.ts';
import { readCsl } from '../../../../citation/read/cslRecords.ts';
import { unreadableError } from '../refusals.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableError('El archivo JSON no se puede leer: puede estar incompleto');
  }
}

/** Reads a file of CSL-JSON or of an answer of Crossref. @throws {HttpError} 422 for what is no JSON */
export const cslRecords = (text: string): Iterable<CitationRecord> => readCsl(parse(text));
