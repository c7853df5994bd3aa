import { dateParts, MONTHS } from '../i18n/dates.ts';

/** '2025-03-09' as '9 mar 2025', for tables; a text that is not a day is shown as it came. */
export function shortDate(fecha: string): string {
  const partes = dateParts(fecha);
  return partes === null ? fecha : `${partes.day} ${MONTHS[partes.month - 1]?.slice(0, 3)} ${partes.year}`;
}
