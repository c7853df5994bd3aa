import { isDate } from '../../../contract/fields/fields.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import { MONTHS } from '../../../contract/values/months.ts';

interface ReadDate {
  year: number;
  month?: number;
  day?: number;
}

const ISO = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ]\d{2}:\d{2}.*)?$/;
/** Always day and month, never the order of another country. */
const WITH_SLASHES = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})(?:[/.](\d{1,2}))?$/;
const IN_WORDS = /^(?:(\d{1,2}) (?:de )?)?(\p{L}{3,12})\.?,?(?: (?:de|del))? (\d{4})$/u;

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

function monthOf(name: string): number | undefined {
  const folded = foldText(name);
  const index = MONTHS.findIndex((month) => month === folded || (folded.length === 3 && month.startsWith(folded)));
  return index === -1 ? undefined : index + 1;
}

function partsOf(text: string): ReadDate | null {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? YEAR_FIRST.exec(text) ?? [];
  if (isoYear !== undefined) return compact(Number(isoYear), numberIn(isoMonth), numberIn(isoDay));
  const [, day, month, year] = WITH_SLASHES.exec(text) ?? [];
  if (year !== undefined) return compact(Number(year), numberIn(month), numberIn(day));
  const [, wordDay, name = '', wordYear] = IN_WORDS.exec(text) ?? [];
  const named = wordYear === undefined ? undefined : monthOf(name);
  return named === undefined ? null : compact(Number(wordYear), named, numberIn(wordDay));
}

const compact = (year: number, month: number | undefined, day: number | undefined): ReadDate => ({
  year,
  ...(month !== undefined && { month }),
  ...(day !== undefined && { day }),
});

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export interface DateOutcome {
  value?: string;
  error?: string;
  mark?: string;
}

const INVALID = 'La fecha no es válida: use aaaa-mm-dd, dd/mm/aaaa o 5 de marzo de 2024';

/** A date as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export function readPartialDate(text: string): DateOutcome {
  const date = partsOf(text.replaceAll(/\s+/g, ' ').trim());
  if (date === null) return { error: INVALID };
  const { year, month, day } = date;
  const value = [
    four(year),
    ...(month === undefined ? [] : [two(month)]),
    ...(day === undefined ? [] : [two(day)]),
  ].join('-');
  return isDate(`${value}-01-01`.slice(0, 'YYYY-MM-DD'.length)) ? { value } : { error: INVALID };
}

/** A day. @param edge the day that a month without a day stands for, which is marked; without it, such a month is refused */
export function readDay(text: string, edge?: 'first' | 'last'): DateOutcome {
  const { value = '', error } = readPartialDate(text);
  if (error !== undefined) return { error };
  if (value.length === 'YYYY-MM-DD'.length) return { value };
  if (value.length !== 'YYYY-MM'.length || edge === undefined) return { error: 'Falta el día de la fecha' };
  const [year = 0, month = 0] = value.split('-').map(Number);
  const day = edge === 'first' ? 1 : lastDay(year, month);
  const mark = edge === 'first' ? 'Sin día: se tomó el primero del mes' : 'Sin día: se tomó el último del mes';
  return { value: `${value}-${two(day)}`, mark };
}
