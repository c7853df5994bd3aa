/** Dates as people and spreadsheets in Spain and Colombia write them. */
import { quoted } from '../../../../citation/quoted.ts';
import { monthOf } from '../../../../citation/read/writtenDate.ts';
import { isDate } from '../../../../contract/fields/fields.ts';
import { foldText } from '../../../../contract/values/foldText.ts';

interface ClockTime {
  hour: number;
  minute: number;
  second: number;
  hasZone: boolean;
}

/** '14:30', '14:30:59.5', '2:30 p. m.', '12 m.', '14h30', '14:30 h', 'T05:00:00Z', at the end of a folded text. */
const TIME =
  /(?:t|, ?| ?- ?| )(?:a las? )?(\d{1,2})(?:[:.h](\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)? ?(h(?:oras|rs?)?\.?)? ?([ap]?)(\.? ?m\.?)?(?: ?(z|utc|gmt|[+-]\d{2}:?\d{2}))?$/;
const LAST_HOUR = 23;
const LAST_MINUTE = 59;
const NOON = 12;

function hourOf(hour: number, half: string, hasHalf: boolean): number {
  if (!hasHalf || hour > NOON) return hour;
  if (half === 'a') return hour % NOON;
  return half === 'p' ? (hour % NOON) + NOON : hour;
}

/** Takes the time from the end of a text. @param text folded, with single blanks; null if it does not end with a time */
function withoutTime(text: string): { rest: string; time: ClockTime } | null {
  const found = TIME.exec(text);
  if (found === null) return null;
  const [, hours = '', minutes, seconds = '0', sign, half = '', m, zone] = found;
  // A number alone is no time, and 'a' or 'p' no half of a day.
  if ((minutes === undefined && sign === undefined && m === undefined) || (half !== '' && m === undefined)) return null;
  const time = {
    hour: hourOf(Number(hours), half, m !== undefined),
    minute: Number(minutes ?? 0),
    second: Number(seconds),
    hasZone: zone !== undefined,
  };
  const isTime = time.hour <= LAST_HOUR && time.minute <= LAST_MINUTE && time.second <= LAST_MINUTE;
  return isTime ? { rest: text.slice(0, found.index), time } : null;
}

interface ReadDate {
  year: number;
  month?: number;
  day?: number;
  /** the year has two digits */
  isShort?: boolean;
}

const LENGTH_MAX = 80;

const YEAR_FIRST = /^(\d{4})(?:[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** Always day and month, never the order of another country. */
const YEAR_LAST = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4})$/;
const SHORT_YEAR = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/;
/** 'mar-24', as spreadsheets show a month. */
const SHORT_MONTH = /^(\p{L}{3,12})\.?[-/'’](\d{2})$/u;

const WEEKDAY =
  /^(?:lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?)\.?,? (?:el )?/;
const ORDINAL = /(\d)\.?(?:[º°ª]|(?:o|ro|er|st|nd|rd|th)(?!\p{L}))\.?/gu;
/** 'cinco (5) de marzo' */
const IN_BRACKETS = /^\p{L}{2,12} \((\d{1,2})\)/u;
const SMALL_WORDS: ReadonlySet<string> = new Set(['de', 'del', 'el', 'of']);
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Spreadsheets read '29' as 2029 and '30' as 1930. */
const LAST_SHORT = 29;
const longYear = (year: number): number => year + (year <= LAST_SHORT ? 2_000 : 1_900);

const compact = (year: string, month?: string | number, day?: string): ReadDate => ({
  year: Number(year),
  ...(month !== undefined && { month: Number(month) }),
  ...(day !== undefined && { day: Number(day) }),
});

const short = (date: ReadDate): ReadDate => ({ ...date, year: longYear(date.year), isShort: true });

function ofNumbers(text: string): ReadDate | null {
  const [, first, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  if (first !== undefined) return compact(first, month, day);
  const [, dayBefore, monthBefore = '', last] = YEAR_LAST.exec(text) ?? [];
  if (last !== undefined) return compact(last, monthBefore, dayBefore);
  const [, shortDay, shortMonth = '', shortYear] = SHORT_YEAR.exec(text) ?? [];
  return shortYear === undefined ? null : short(compact(shortYear, shortMonth, shortDay));
}

/** '5 de marzo de 2024', 'marzo 5 de 2024', '5-mar-2024', '2024 marzo', '5/III/2024'; with two digits of the year only behind day and month. */
function ofWords(text: string): ReadDate | null {
  const [, name = '', year] = SHORT_MONTH.exec(text) ?? [];
  if (year !== undefined) return monthOf(name) === 0 ? null : short(compact(year, monthOf(name)));
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const isWhole = words.length === 3;
  const months = words.map((word) => monthOf(word) || (isWhole ? ROMAN.indexOf(word) + 1 : 0));
  const place = months.findIndex((month) => month > 0);
  const month = months[place] ?? 0;
  const [first = '', second] = words.toSpliced(place, 1);
  if (month === 0 || (words.length !== 2 && !isWhole)) return null;
  if (second === undefined) return /^\d{4}$/.test(first) ? compact(first, month) : null;
  const date = `${first} ${second}`;
  const [, day, longLast] = /^(\d{1,2}) (\d{4})$/.exec(date) ?? [];
  if (longLast !== undefined) return compact(longLast, month, day);
  const [, longFirst, dayAfter] = /^(\d{4}) (\d{1,2})$/.exec(date) ?? [];
  if (longFirst !== undefined) return compact(longFirst, month, dayAfter);
  const [, dayBefore, shortLast] = /^(\d{1,2}) (\d{2})$/.exec(date) ?? [];
  return shortLast === undefined ? null : short(compact(shortLast, month, dayBefore));
}

/** @param text folded, with single blanks */
function partsOf(text: string): ReadDate | null {
  const plain = text
    .replace(/^primero /, '1 ')
    .replace(IN_BRACKETS, '$1')
    .replaceAll(ORDINAL, '$1')
    .replaceAll(/ ?([-/.]) ?(?=\S)/g, '$1');
  return ofNumbers(plain) ?? ofWords(plain);
}

interface Moment {
  date: ReadDate;
  time?: ClockTime;
}

/** A date with or without its weekday before and a time behind. */
function momentOf(text: string): Moment | null {
  if (text.length > LENGTH_MAX) return null;
  const whole = foldText(text);
  for (const dated of [whole, whole.replace(WEEKDAY, '')]) {
    const date = partsOf(dated);
    if (date !== null) return { date };
    const timed = withoutTime(dated);
    const day = timed === null ? null : partsOf(timed.rest);
    if (timed !== null && day?.day !== undefined) return { date: day, time: timed.time };
  }
  return null;
}

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function isoDate({ year, month, day }: ReadDate): string | undefined {
  const value = [
    four(year),
    ...(month === undefined ? [] : [two(month)]),
    ...(day === undefined ? [] : [two(day)]),
  ].join('-');
  return isDate(`${value}-01-01`.slice(0, 'YYYY-MM-DD'.length)) ? value : undefined;
}

export interface DateOutcome {
  value?: string;
  error?: string;
  mark?: string;
}

const INVALID = 'La fecha no es válida: use aaaa-mm-dd, dd/mm/aaaa o 5 de marzo de 2024';

/** A date as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. Its time is not read: 23:59:59 belongs to its day. */
export function readPartialDate(text: string): DateOutcome {
  const date = momentOf(text)?.date;
  const value = date === undefined ? undefined : isoDate(date);
  if (date === undefined || value === undefined) return { error: INVALID };
  return { value, ...(date.isShort && { mark: `«${quoted(text)}»: se tomó el año ${date.year}` }) };
}

/** A day. @param edge the day that a month without a day stands for, which is marked; without it, such a month is refused */
export function readDay(text: string, edge?: 'first' | 'last'): DateOutcome {
  const outcome = readPartialDate(text);
  const { value = '', error } = outcome;
  if (error !== undefined) return { error };
  if (value.length === 'YYYY-MM-DD'.length) return outcome;
  if (value.length !== 'YYYY-MM'.length || edge === undefined) return { error: 'Falta el día de la fecha' };
  const [year = 0, month = 0] = value.split('-').map(Number);
  const day = edge === 'first' ? 1 : lastDay(year, month);
  const mark = edge === 'first' ? 'Sin día: se tomó el primero del mes' : 'Sin día: se tomó el último del mes';
  return { value: `${value}-${two(day)}`, mark: outcome.mark === undefined ? mark : `${outcome.mark}. ${mark}` };
}

/** Day and time without a time zone, as 'YYYY-MM-DDTHH:MM:SS'; null for another text, such as one with its zone. */
export function readMoment(text: string): string | null {
  const { date, time } = momentOf(text) ?? {};
  if (date === undefined || date.isShort || time === undefined || time.hasZone) return null;
  const day = isoDate(date);
  return day === undefined ? null : `${day}T${[time.hour, time.minute, time.second].map(two).join(':')}`;
}
