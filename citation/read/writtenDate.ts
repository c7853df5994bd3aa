import { foldText } from '../../contract/values/foldText.ts';

/** The parts of a date that a text names; a day only with its month. */
export interface WrittenDate {
  year?: number;
  month?: number;
  day?: number;
}

const LENGTH_MAX = 60;
const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})?(?:[-/.](\d{1,2})?)?)?(?![\d-])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/;
const LETTER = /\p{L}/u;
const WORD = /\d+|\p{L}+/gu;
const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'o', 'de', 'del', 'of']);

/** Spanish, English, Portuguese, French; a month may be cut off after three letters. */
const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'january', 'janeiro', 'janvier'],
  ['febrero', 'february', 'fevereiro', 'fevrier'],
  ['marzo', 'march', 'marco', 'mars'],
  ['abril', 'april', 'avril'],
  ['mayo', 'may', 'maio', 'mai'],
  ['junio', 'june', 'junho', 'juin'],
  ['julio', 'july', 'julho', 'juillet'],
  ['agosto', 'august', 'aout'],
  ['septiembre', 'september', 'setiembre', 'setembro', 'septembre'],
  ['octubre', 'october', 'outubro', 'octobre'],
  ['noviembre', 'november', 'novembro', 'novembre'],
  ['diciembre', 'december', 'dezembro', 'decembre'],
];
const SHORTEST = 3;

/** 1 to 12 of a folded word; 0 for another one. */
export const monthOf = (word: string): number =>
  word.length < SHORTEST ? 0 : MONTHS.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const LEAP_YEAR = 2_000;

/** Leaves out what is no month or no day of it. */
export function dateOf(year: number | undefined, month = 0, day = 0): WrittenDate {
  const date: WrittenDate = year === undefined || year < 1 ? {} : { year };
  if (!Number.isInteger(month) || month < 1 || month > MONTHS.length) return date;
  const isDay = Number.isInteger(day) && day >= 1 && day <= daysIn(year ?? LEAP_YEAR, month);
  return { ...date, month, ...(isDay && { day }) };
}

/** '03/12/2019' may be two days: then only the year is certain. */
function ofNumbers(first: number, second: number, year: number): WrittenDate {
  const isMonth = (number: number) => number <= MONTHS.length;
  if (first === second || (isMonth(second) && !isMonth(first))) return dateOf(year, second, first);
  return isMonth(first) && !isMonth(second) ? dateOf(year, first, second) : dateOf(year);
}

/** '15 de marzo de 2019', 'Mar 2012', 'MAY 15'. Of two months or days, or beside another word, only the year is taken. */
function ofWords(text: string): WrittenDate {
  const found: Record<'years' | 'months' | 'days', number[]> = { years: [], months: [], days: [] };
  let isClear = true;
  for (const [word] of text.matchAll(WORD)) {
    const month = monthOf(word);
    if (/^\d{4}$/.test(word)) found.years.push(Number(word));
    else if (/^\d{1,2}$/.test(word)) found.days.push(Number(word));
    else if (month > 0) found.months.push(month);
    else if (!ORDINALS.has(word)) isClear = false;
  }
  const [[year, otherYear], [month, otherMonth], [day, otherDay]] = [found.years, found.months, found.days];
  if (!isClear || otherYear !== undefined || otherMonth !== undefined) return dateOf(year);
  return dateOf(year, month, otherDay === undefined ? day : undefined);
}

/** Reads a date as reference managers and databases write it; empty if there is none in the text. */
export function readWrittenDate(text: string): WrittenDate {
  const folded = foldText(text);
  if (folded.length > LENGTH_MAX) return {};
  const [, year, month, day] = COMPACT.exec(folded) ?? YEAR_FIRST.exec(folded) ?? [];
  const isWhole = month !== undefined || !LETTER.test(folded);
  if (year !== undefined && isWhole) return dateOf(Number(year), Number(month ?? 0), Number(day ?? 0));
  const [, first, second = '', last] = YEAR_LAST.exec(folded) ?? [];
  if (last !== undefined)
    return first === undefined
      ? dateOf(Number(last), Number(second))
      : ofNumbers(Number(first), Number(second), Number(last));
  return ofWords(folded);
}

const exactness = (date: WrittenDate): number => (date.year === undefined ? 0 : Object.keys(date).length);

/** The most exact of several dates of one work, the first of those that are alike; one without a year has that of another one. */
export function mostExact(dates: readonly WrittenDate[]): WrittenDate {
  const known = dates.find(({ year }) => year !== undefined)?.year;
  const whole = dates.map(({ year = known, month, day }) => dateOf(year, month, day));
  return whole.reduce((best, date) => (exactness(date) > exactness(best) ? date : best), {});
}
