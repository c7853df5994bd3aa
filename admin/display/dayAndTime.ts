import { localDay, localTime } from '../../contract/localDay.ts';
import { longDate } from '../../i18n/dates.ts';

/** '21 de noviembre de 2026, 4:05 p. m.'. @param time 'HH:MM' */
export function dayAndTime(day: string, time: string): string {
  const [hours = '', minute = ''] = time.split(':');
  const hour = Number(hours);
  const shown = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
  // Non-breaking spaces keep the time on one line.
  return `${longDate(day)}, ${shown.replaceAll(' ', '\u00a0')}`;
}

/** An instant on Bogotá's clock. @param ms epoch milliseconds */
export function instantText(ms: number): string {
  const instant = new Date(ms).toISOString();
  return dayAndTime(localDay(instant), localTime(instant));
}
