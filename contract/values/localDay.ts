/** Days and times are those of Bogotá, in every time zone of reader and server. Colombia keeps UTC-5 all year. */
const BOGOTA_OFFSET_MS = -5 * 60 * 60 * 1_000;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const WITH_ZONE = /(Z|[+-]\d{2}:?\d{2})$/i;

/** The instant as 'YYYY-MM-DDTHH:MM:SS.sssZ' of Bogotá's clock; a text without a time zone is returned unchanged. */
function onBogotaClock(instant: string): string {
  if (!WITH_ZONE.test(instant)) return instant;
  const date = new Date(Date.parse(instant) + BOGOTA_OFFSET_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The day of an ISO 8601 instant in Bogotá, as 'YYYY-MM-DD'; '' if the instant is invalid. */
export const localDay = (instant: string): string => /^\d{4}-\d{2}-\d{2}/.exec(onBogotaClock(instant))?.[0] ?? '';

/** The time of an ISO 8601 instant in Bogotá, as 'HH:MM'; '' if it has none. */
export const localTime = (instant: string): string => /[T ](\d{2}:\d{2})/.exec(onBogotaClock(instant))?.[1] ?? '';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The instant at which a day 'YYYY-MM-DD' begins in Bogotá, or `days` days later, as ISO 8601 in UTC. */
export const startOfLocalDay = (day: string, days = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - BOGOTA_OFFSET_MS + days * DAY_MS).toISOString();

/** The next midnight in Bogotá, in epoch milliseconds. */
export function nextLocalMidnight(now: Date): number {
  const sinceMidnight = (now.getTime() + BOGOTA_OFFSET_MS) % DAY_MS;
  return now.getTime() - sinceMidnight + DAY_MS;
}

/** An ISO 8601 instant on Bogotá's clock, as a datetime-local input takes it: 'YYYY-MM-DDTHH:MM'; other texts unchanged. */
export const toLocalClock = (instant: string): string =>
  onBogotaClock(instant).replace(/^([^T]*T\d{2}:\d{2}):[^Z]*Z$/, '$1');

/** The ISO 8601 instant of a time on Bogotá's clock, in UTC; a text that is no time is returned unchanged. */
export function fromLocalClock(time: string): string {
  const instant = WITHOUT_ZONE.test(time) ? Date.parse(`${time}-05:00`) : Number.NaN;
  return Number.isNaN(instant) ? time : new Date(instant).toISOString();
}
