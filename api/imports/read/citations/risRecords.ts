import { readRis } from '../../../../citation/read/ris.ts';
import type { CitationRecords } from './bibtexRecords.ts';

const TAG_LINE = /^([A-Z][A-Z0-9]) {2}-(?: (.*)|)$/;
const NAME_TAGS: ReadonlySet<string> = new Set(['AU', 'A1', 'A2', 'A3', 'A4', 'ED']);

/** Some programs write all names in one line. */
const valuesOf = (tag: string, value: string): string[] =>
  NAME_TAGS.has(tag) ? value.split(';').map((name) => name.trim()) : [value];

/**
 * The lines of each record: a value in one line, one name a line. The parser would cut a value at the separator of a tag, and
 * lose names before a broken line.
 */
function recordsIn(text: string): string[][] {
  const records: string[][] = [];
  for (const line of text.split(/\r\n|\n|\r/).map((whole) => whole.trim())) {
    const [, tag, value = ''] = TAG_LINE.exec(line) ?? [];
    if (tag === 'TY') records.push([]);
    const lines = records.at(-1);
    if (lines === undefined) continue;
    if (tag === undefined) lines[lines.length - 1] += ` ${line}`;
    else lines.push(...valuesOf(tag, value).map((part) => `${tag}  - ${part.replaceAll(/ {2}- ?/g, ' - ')}`));
  }
  return records;
}

/** Reads a RIS file. A broken record does not keep the others from being read. */
export function risRecords(text: string): CitationRecords {
  const result: CitationRecords = { records: [], unread: [] };
  for (const lines of recordsIn(text)) {
    try {
      result.records.push(...readRis(`${lines.join('\n')}\n`));
    } catch {
      result.unread.push(lines.join(' '));
    }
  }
  return result;
}
