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
  isShort: boolean;
}

const LENGTH_MAX = 80;

const YEAR = /^\d{4}$/;
const SHORT_YEAR = /^\d{2}$/;
const NUMBER = /^\d{1,2}$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** 'mar-24', as spreadsheets show a month. */
const SHORT_MONTH = /^\p{L}{3,12}\.? ?[-/'’] ?\d{2}$/u;

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

/**
 * '2024-03-05', '5/3/2024', '5 de marzo de 2024', 'marzo 5 de 2024', '5/III/2024', 'mar-24'. Of numbers always day and month, never the order
 * of another country. @param text folded, with single blanks
 */
function partsOf(text: string): ReadDate | null {
  const words = text
    .replace(COMPACT, '$1-$2-$3')
    .replace(/^primero /, '1 ')
    .replace(IN_BRACKETS, '$1')
    .replaceAll(ORDINAL, '$1')
    .split(/[\s,./'’-]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const months = words.map((word) => monthOf(word) || (words.length === 3 ? ROMAN.indexOf(word) + 1 : 0));
  const place = months.findIndex((found) => found > 0);
  const numbers = place === -1 ? words : words.toSpliced(place, 1);
  const yearFirst = YEAR.test(numbers[0] ?? '') ? numbers : numbers.toReversed();
  const [year = '', month, day, ...more] = place === -1 ? yearFirst : yearFirst.toSpliced(1, 0, String(months[place]));
  const isShort = SHORT_YEAR.test(year) && (day !== undefined || SHORT_MONTH.test(text));
  const areNumbers = [month, day].every((part) => part === undefined || NUMBER.test(part));
  if (more.length > 0 || !areNumbers || !(isShort || YEAR.test(year)) || (place === -1 && text.includes(',')))
    return null;
  return {
    year: isShort ? longYear(Number(year)) : Number(year),
    ...(month !== undefined && { month: Number(month) }),
    ...(day !== undefined && { day: Number(day) }),
    isShort,
  };
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
