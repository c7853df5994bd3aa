import { readRis } from '../../../../citation/read/ris.ts';
import type { CitationRecord } from './bibtexRecords.ts';

const TAG_LINE = /^([A-Z][A-Z0-9]) {2}-(?: (.*)|)$/;
const NAME_TAGS: ReadonlySet<string> = new Set(['AU', 'A1', 'A2', 'A3', 'A4', 'ED']);

/** Some programs write all names in one line. */
const valuesOf = (tag: string, value: string): string[] =>
  NAME_TAGS.has(tag) ? value.split(';').map((name) => name.trim()) : [value];

/**
 * The lines of each record: a value in one line, one name a line. The parser would cut a value at the separator of a tag, and
 * lose names before a broken line.
 */
function* recordsIn(text: string): Generator<string[]> {
  let lines: string[] | undefined;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    const [, tag, value = ''] = TAG_LINE.exec(line) ?? [];
    if (tag === 'TY') {
      if (lines !== undefined) yield lines;
      lines = [];
    }
    if (lines === undefined) continue;
    if (tag === undefined) lines[lines.length - 1] += ` ${line}`;
    else lines.push(...valuesOf(tag, value).map((part) => `${tag}  - ${part.replaceAll(/ {2}- ?/g, ' - ')}`));
  }
  if (lines !== undefined) yield lines;
}

function readOne(lines: readonly string[]): CitationRecord {
  try {
    const [record] = readRis(`${lines.join('\n')}\n`);
    return { record };
  } catch {
    return { unread: lines.join(' ') };
  }
}

/** Reads a RIS file. A broken record does not keep the others from being read. */
export function* risRecords(text: string): Generator<CitationRecord> {
  for (const lines of recordsIn(text)) yield readOne(lines);
}
