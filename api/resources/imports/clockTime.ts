export interface ClockTime {
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
export function withoutTime(text: string): { rest: string; time: ClockTime } | null {
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
