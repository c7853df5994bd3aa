import { localDay, localTime } from '../../contract/values/localDay.ts';
import { shortDate } from './dates.ts';
import { clockTime, dayAndTime } from './dayAndTime.ts';

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
