import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/decisions');
const FILES = readdirSync(FOLDER).sort();

/** Half a page. */
const MAX_BYTES = 1_900;

const TITLE = /^# (\d+)\. \S/;
const STATUS =
  /^\*\*Status\.\*\* (?:Accepted|Replaced by \[decision \d+\]\((\d{4}-[\w-]+\.md)\)), \d{4}-\d{2}-\d{2}\.$/;

describe('the decisions', () => {
  it('are numbered one after the other', () => {
    expect(FILES.map((file) => Number(file.slice(0, 4)))).toEqual(FILES.map((_, index) => index + 1));
  });

  it.each(FILES)('%s has number, status, date, context, decision and consequences in half a page', (file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    const [title = '', , status = ''] = text.split('\n');
    expect(Number(TITLE.exec(title)?.[1])).toBe(Number(file.slice(0, 4)));
    expect(status).toMatch(STATUS);
    const [, successor] = STATUS.exec(status) ?? [];
    if (successor !== undefined) expect(FILES).toContain(successor);
    expect(text).toMatch(/^\*\*Context\.\*\* /m);
    expect(text).toMatch(/^\*\*Decision\b.*\*\*/m);
    expect(text).toMatch(/^\*\*Consequences\.\*\* /m);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });
});
