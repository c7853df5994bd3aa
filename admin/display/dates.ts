import { MONTHS } from '../../contract/values/months.ts';
import { dateParts } from '../../i18n/dates.ts';

/** '2025-03-09' as '9 mar 2025'; text that is not a date is returned unchanged. */
export function shortDate(fecha: string): string {
  const parts = dateParts(fecha);
  return parts === null ? fecha : `${parts.day} ${MONTHS[parts.month - 1]?.slice(0, 3)} ${parts.year}`;
}
