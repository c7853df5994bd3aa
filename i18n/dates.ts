/** Dates as the portal shows them: read from their parts and never through a clock, so that no day slips in UTC−5 (design §4). */

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

/** A day of the calendar; `mes` goes from 1 to 12. */
export interface DateParts {
  anio: number;
  mes: number;
  dia: number;
}

/**
 * The parts of a text that begins with 'YYYY-MM-DD' (a time may follow).
 * @returns null when it does not begin with such a day
 */
export function dateParts(fecha: string): DateParts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(fecha);
  if (match === null) return null;
  const [anio, mes, dia] = match.slice(1).map(Number) as [number, number, number];
  return mes >= 1 && mes <= 12 && dia >= 1 && dia <= 31 ? { anio, mes, dia } : null;
}

/** '2025-03-09' as '9 de marzo de 2025'; a text that is not a day is shown as it came. */
export function longDate(fecha: string): string {
  const partes = dateParts(fecha);
  return partes === null ? fecha : `${partes.dia} de ${MONTHS[partes.mes - 1]} de ${partes.anio}`;
}

/** The year part of a date (section 5), or null when there is none. */
export function yearOf(fecha: string): number | null {
  return dateParts(fecha)?.anio ?? null;
}
