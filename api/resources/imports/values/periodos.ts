/** Times in the group as people write them: 'desde 2015-02-01 hasta 2018-06-30', '2015 a 2018', '2019 – presente'. */

import { foldText } from '../../../../contract/values/foldText.ts';
import type { Periodo } from '../../../../contract/values/periodos.ts';
import { type DateOutcome, readDay, readPartialDate } from './dates.ts';
import type { CellOutcome } from './links.ts';

const LINE_MAX = 200;
const YEARS = /^(\d{4})-(\d{4})$/;
const FROM = 'desde';
const UNTIL = 'hasta';
/** What stands between two days. */
const BETWEEN: ReadonlySet<string> = new Set([UNTIL, 'a', 'al', '-']);
const UNTIL_NOW: ReadonlySet<string> = new Set(['presente', 'hoy', 'actualidad', 'la actualidad', 'la fecha']);
const UNCLEAR = 'El periodo no es válido: use desde 2015-02-01 hasta 2018-06-30, uno por línea';

/** A year alone stands for its first or its last day. */
function dayOf(text: string, edge: 'first' | 'last'): DateOutcome {
  if (text === '' || (edge === 'last' && UNTIL_NOW.has(text))) return {};
  const { value: year = '' } = readPartialDate(text);
  if (/^\d{4}$/.test(year)) return { value: `${year}-${edge === 'first' ? '01-01' : '12-31'}` };
  return readDay(text, edge);
}

const textOf = (words: readonly string[]): string => words.slice(words[0] === 'el' ? 1 : 0).join(' ');

/** The texts of both days; '' for an open end. */
function endsOf(line: string): [string, string] | null {
  const [, firstYear, lastYear = ''] = YEARS.exec(line) ?? [];
  if (firstYear !== undefined) return [firstYear, lastYear];
  const words = foldText(line.replaceAll(/[–—]/g, ' - '))
    .split(/\s+/)
    .filter((word) => word !== '');
  const hasFrom = words[0] === FROM;
  const days = hasFrom ? words.slice(1) : words;
  const [place = -1, ...others] = days.flatMap((word, index) => (BETWEEN.has(word) ? index : []));
  const isWhole = place !== 0 || days[0] === UNTIL;
  if (others.length > 0 || !isWhole) return null;
  if (place === -1) return hasFrom ? [textOf(days), ''] : null;
  return [textOf(days.slice(0, place)), textOf(days.slice(place + 1))];
}

/** @param text not empty */
export function readPeriodos(text: string): CellOutcome {
  const value: Periodo[] = [];
  const marks = new Set<string>();
  for (const line of text.split(/[\n;]/).map((each) => each.trim())) {
    if (line === '') continue;
    const ends = line.length > LINE_MAX ? null : endsOf(line);
    if (ends === null) return { error: UNCLEAR };
    const [desde, hasta] = [dayOf(ends[0], 'first'), dayOf(ends[1], 'last')];
    const error = desde.error ?? hasta.error;
    if (error !== undefined) return { error };
    for (const { mark } of [desde, hasta]) if (mark !== undefined) marks.add(mark);
    value.push({ desde: desde.value ?? '', hasta: hasta.value ?? '' });
  }
  return { value, ...(marks.size > 0 && { mark: [...marks].join('. ') }) };
}
