import { MONTHS } from '../contract/values/months.ts';
import type { CslDate } from './csl.ts';

export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** '12 de marzo de 2024', 'marzo de 2024' or '2024'. */
export function dateText(date: CslDate | undefined, precision: 'day' | 'month' = 'day'): string {
  if (!date) return '';
  const [year, month, day] = date['date-parts'][0];
  const parts = [precision === 'day' ? day : undefined, month && monthName(month), year];
  return parts.filter((part) => part !== undefined).join(' de ');
}

export const capitalizeFirst = (text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('es') + rest.join('');
};

const NUMERIC = /^(?:[A-Za-z]*\d+[A-Za-z]*(?:\s*[-–,&]\s*[A-Za-z]*\d+[A-Za-z]*)*|\d+\/\d+)$/;
const PLURAL = /\d[A-Za-z]*\s*[-–,&]/;

/** CSL's definition: numbers with or without letters before and after, alone, in ranges or in lists. */
export const isNumeric = (text: string | undefined): text is string => text !== undefined && NUMERIC.test(text.trim());

/** True of a range or a list ('10-20', '1, 3'), whose label is in the plural. */
export const isPlural = (text: string): boolean => PLURAL.test(text);

/** '2.ª ed.'; a text that is not a number stays as typed. */
export function editionText(edition: string | undefined): string | undefined {
  if (!isNumeric(edition)) return edition;
  return `${edition.replace(/\b\d+\b/g, '$&.ª')} ed.`;
}

const joinTrimmed = (parts: readonly string[], separator: string): string =>
  parts.map((part) => part.trim()).join(separator);

/** A range of pages with one kind of dash, without blanks around it. */
export const withDash = (page: string, dash: string): string => joinTrimmed(page.split(/[-–—]/), dash);
