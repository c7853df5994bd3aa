import { localDay, localTime } from '../../contract/values/localDay.ts';
import { longDate } from '../../i18n/dates.ts';
import { shortDate } from './dates.ts';

/** '4:05 p. m.', with non-breaking spaces to keep it on one line. @param time 'HH:MM' */
function clockTime(time: string): string {
  const [hours = '', minute = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a. m.' : 'p. m.'}`.replaceAll(' ', '\u00a0');
}

/** '21 de noviembre de 2026, 4:05 p. m.'. @param time 'HH:MM' */
const dayAndTime = (day: string, time: string): string => `${longDate(day)}, ${clockTime(time)}`;

/** An instant on Bogotá's clock. @param ms epoch milliseconds */
export function instantText(ms: number): string {
  const instant = new Date(ms).toISOString();
  return dayAndTime(localDay(instant), localTime(instant));
}

/** '21 de noviembre de 2026, 4:05 p. m.' in Bogotá; text that is not an instant is returned unchanged. */
export function longMoment(instant: string): string {
  const day = localDay(instant);
  return day === '' ? instant : dayAndTime(day, localTime(instant));
}

/** '21 nov 2026, 4:05 p. m.' */
export function shortMoment(instant: string): string {
  const day = localDay(instant);
  return day === '' ? instant : `${shortDate(day)}, ${clockTime(localTime(instant))}`;
}
