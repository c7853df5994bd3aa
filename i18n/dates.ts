/** Date texts. They are computed from the parts of 'YYYY-MM-DD' without `Date`, so that no time zone shifts the day. */
import { MONTHS } from '../contract/values/months.ts';

export interface DateParts {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
}

/** The parts of a text that begins with 'YYYY-MM-DD' (a time may follow), or null. */
export function dateParts(text: string): DateParts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (match === null) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null;
}

/** '2025-03-09' as '9 de marzo de 2025'. Any other text is returned unchanged. */
export function longDate(text: string): string {
  const parts = dateParts(text);
  return parts === null ? text : `${parts.day} de ${MONTHS[parts.month - 1]} de ${parts.year}`;
}

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD' as '2025', 'marzo de 2025' or '9 de marzo de 2025'. Any other text is returned unchanged. */
export function partialDate(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? longDate(text) : `${name} de ${year}`;
}

/** The days of an event: '3 al 5 de marzo de 2025', '30 de marzo al 2 de abril de 2025'. Without an end, its first day. */
export function dateRange(start: string, end: string): string {
  const [first, last] = [dateParts(start), dateParts(end)];
  if (first === null || last === null || start === end) return longDate(start || end);
  if (first.year !== last.year) return `${longDate(start)} al ${longDate(end)}`;
  const month = first.month === last.month ? '' : ` de ${MONTHS[first.month - 1]}`;
  return `${first.day}${month} al ${longDate(end)}`;
}

export function yearOf(text: string): number | null {
  return dateParts(text)?.year ?? null;
}

/** The year that a full or partial date begins with, as text; '' for any other text. */
export const yearOfDate = (text: string): string => /^\d{4}(?=-|$)/.exec(text)?.[0] ?? '';
