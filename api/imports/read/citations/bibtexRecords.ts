import { readBibtex } from '../../../../citation/read/bibtex.ts';
import type { CitationRecord } from '../../../../citation/read/citationRecord.ts';
import { requireFewRecords } from '../RecordList.ts';

/** Where an entry begins: at the start of a line, so that one that is broken ends before the next. */
const ENTRY = /^[ \t]*@[a-z]+[ \t]*[{(]/gim;
const STRING = /^\s*@string\b/i;
const NO_RECORD = /^\s*@(?:string|preamble|comment)\b/i;

/** Entries that are parsed together. The parser refuses a text with one broken entry whole. */
const BATCH = 50;

function entriesIn(text: string): string[] {
  const starts = [...text.matchAll(ENTRY)].map(({ index }) => index);
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

function parse(strings: string, entries: readonly string[]): unknown[] | undefined {
  try {
    const records = readBibtex(`${strings}\n${entries.join('')}`);
    return records.length === entries.length ? records : undefined;
  } catch {
    return undefined;
  }
}

/** False for an abbreviation that is broken, which would break every entry. */
const isReadable = (string: string): boolean => parse(string, []) !== undefined;

/** Reads a BibTeX file. A broken entry does not keep the others from being read. @throws {HttpError} 413 for too many */
export function* bibtexRecords(text: string): Generator<CitationRecord> {
  const all = entriesIn(text);
  const strings = all.filter((entry) => STRING.test(entry) && isReadable(entry)).join('');
  const entries = all.filter((entry) => !NO_RECORD.test(entry));
  requireFewRecords(entries.length);
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    const records = parse(strings, batch);
    if (records !== undefined) yield* records.map((record) => ({ record }));
    else for (const entry of batch) yield readOne(entry, strings);
  }
}

function readOne(entry: string, strings: string): CitationRecord {
  const [record] = parse(strings, [entry]) ?? [];
  return record === undefined ? { unread: entry } : { record };
}
