import { monthOf as monthOfWord } from '../../../../citation/read/writtenDate.ts';
import { foldText } from '../../../../contract/values/foldText.ts';

const YEAR = /^(?:19|20)\d{2}$/;
const YEAR_BETWEEN_COMMAS = /(?:^|,)\s?((?:19|20)\d{2})\s?,/;
const TIMESTAMP = /\b(\d{4}-\d{2}-\d{2})\b/;
const YEAR_AND_MONTH = /^(\d{4})\/(\d{1,2})$/;
/** A period of months: '2014/9 - Actual'. */
export const DATES = /^\d{4}\/\d{1,2}\b/;
const MONTHS_IN_YEAR = 12;

const two = (value: number): string => String(value).padStart(2, '0');

/** The year in 'Colombia, 2019, …', and what stands behind it. A country may have a comma in its name. */
export function yearIn(text: string): { year: string; rest: string } | null {
  const found = YEAR_BETWEEN_COMMAS.exec(`${text},`);
  return found === null ? null : { year: found[1] ?? '', rest: text.slice(found.index + found[0].length) };
}

export const isYear = (text: string): boolean => YEAR.test(text);

/** The day in '2024-11-14 00:00:00.0'; '' without one. */
export const dayIn = (text: string): string => TIMESTAMP.exec(text)?.[1] ?? '';

/** 1 to 12 of 'Mayo' or '5'; undefined for what is no month. */
export function monthOf(text: string): number | undefined {
  const folded = foldText(text);
  const number = /^\d{1,2}$/.test(folded) ? Number(folded) : monthOfWord(folded);
  return number >= 1 && number <= MONTHS_IN_YEAR ? number : undefined;
}

/** 'YYYY-MM', or 'YYYY' without a month; '' without a year. */
export function partialDate(year: string, month: string): string {
  if (!isYear(year)) return '';
  const number = monthOf(month);
  return number === undefined ? year : `${year}-${two(number)}`;
}

/** The first or the last day of '2014/9'; '' for what is no month. */
export function edgeOfMonth(text: string, edge: 'first' | 'last'): string {
  const [, year = '', month = ''] = YEAR_AND_MONTH.exec(text) ?? [];
  const number = monthOf(month);
  if (!isYear(year) || number === undefined) return '';
  const day = edge === 'first' ? 1 : new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  return `${year}-${two(number)}-${two(day)}`;
}
