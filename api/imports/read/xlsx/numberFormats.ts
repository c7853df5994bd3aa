import type { Archive } from './Archive.ts';
import { parseXml } from './parseXml.ts';

/** What a date format shows: no more of the date than this is known. */
export type DatePrecision = 'year' | 'month' | 'day' | 'time';

/** Formats that files name by number, without their code (ECMA-376, 18.8.30). Those of East Asian dates included. */
const BUILT_IN: readonly (readonly [from: number, to: number, DatePrecision])[] = [
  [14, 16, 'day'],
  [17, 17, 'month'],
  [18, 21, 'time'],
  [22, 22, 'day'],
  [27, 31, 'day'],
  [32, 35, 'time'],
  [36, 36, 'day'],
  [45, 45, 'time'],
  [47, 47, 'time'],
  [50, 58, 'day'],
];

/** Texts, escaped characters, colours and locales of a format code. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g;

/** Hours, minutes or seconds of a span, as in '[h]:mm'. */
const SPAN = /\[[hms]+\]/i;

/** undefined for a format that shows no date. */
function precisionOf(code: string): DatePrecision | undefined {
  const [positive = ''] = code.replaceAll(LITERAL, '').toLowerCase().split(';');
  if (positive.includes('general') || SPAN.test(code)) return undefined;
  const has = (letter: string): boolean => positive.includes(letter);
  if (has('d')) return 'day';
  const hasTime = has('h') || has('s');
  if (has('y')) return has('m') ? 'month' : 'year';
  if (has('m')) return hasTime ? 'time' : 'month';
  return hasTime ? 'time' : undefined;
}

const builtIn = (id: number): DatePrecision | undefined => BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2];

/** For each style of a cell, what its format shows of a date. */
export async function readDateStyles(archive: Archive, part: string): Promise<(DatePrecision | undefined)[]> {
  const codes = new Map<number, string>();
  const styles: (DatePrecision | undefined)[] = [];
  let inCellXfs = false;
  await parseXml(archive.read(part), {
    open: (element, { numFmtId = '', formatCode = '' }) => {
      if (element === 'cellXfs') inCellXfs = true;
      else if (element === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (element === 'xf' && inCellXfs) {
        const code = codes.get(Number(numFmtId));
        styles.push(code === undefined ? builtIn(Number(numFmtId)) : precisionOf(code));
      }
    },
    close: (element) => {
      if (element === 'cellXfs') inCellXfs = false;
    },
  });
  return styles;
}
