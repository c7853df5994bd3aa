/** Date texts. They are computed from the parts of 'YYYY-MM-DD' without `Date`, so that no time zone shifts the day. */

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

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

export function yearOf(text: string): number | null {
  return dateParts(text)?.year ?? null;
}
