import { KB, sizeText } from '../contract/values/sizeText.ts';
import type { CslItem } from './csl.ts';
import { readable } from './read/citationRecord.ts';
import { readItem } from './read/item.ts';
import { isRis } from './read/risTags.ts';

const MAX_BYTES = 200 * KB;

/** Thrown for a text that is empty, too long or in no known format; the message is for the user. */
export class CitationError extends Error {
  override name = 'CitationError';
}

const BIBTEX = /@\s*[a-z]+\s*[{(]/i;
const JSON_START = /^[[{]/;

/** The records in the text, as CSL-JSON; the parsers are loaded on demand. */
async function recordsOf(text: string): Promise<unknown[]> {
  if (JSON_START.test(text)) return readable((await import('./read/cslRecords.ts')).readCsl(JSON.parse(text)));
  if (isRis(text)) return readable((await import('./read/ris.ts')).readRis(text));
  if (BIBTEX.test(text)) return readable((await import('./read/bibtex.ts')).readBibtex(text));
  return [];
}

async function itemsOf(text: string): Promise<CslItem[]> {
  try {
    const records = await recordsOf(text);
    return records.map(readItem).filter((item) => item !== undefined);
  } catch {
    return [];
  }
}

/** Reads pasted BibTeX, RIS or CSL-JSON; throws a CitationError. Nothing is sent anywhere. */
export async function parseCitations(text: string): Promise<CslItem[]> {
  if (new TextEncoder().encode(text).length > MAX_BYTES) {
    throw new CitationError(`La cita es demasiado larga: el máximo es ${sizeText(MAX_BYTES)}`);
  }
  const items = await itemsOf(text.replace(/^\uFEFF/, '').trim());
  if (items.length === 0)
    throw new CitationError('No se reconoce la cita: pegue la de un gestor de referencias, en BibTeX, RIS o JSON');
  return items;
}
