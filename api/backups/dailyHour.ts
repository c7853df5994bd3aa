import { localDay, startOfLocalDay } from '../../contract/values/localDay.ts';
import type { BackupResult } from './results.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** After a backup that failed. */
const RETRY_MS = 15 * 60_000;

/** The last time, up to now, at which it was `hour` in Bogotá. Epoch milliseconds. */
export function lastTimeAt(now: Date, hour: number): number {
  const today = Date.parse(startOfLocalDay(localDay(now.toISOString()))) + hour * HOUR_MS;
  return today > now.getTime() ? today - DAY_MS : today;
}

export interface Earlier {
  /** the last attempt; null if there was none */
  last: BackupResult | null;
  /** ISO 8601 instant of the last backup that was saved and checked; null if there is none */
  lastSaved: string | null;
}

/** True if no backup was saved since the last time at which one was due; after a failure, only once RETRY_MS have passed. */
export function isDue(now: Date, hour: number, { last, lastSaved }: Earlier): boolean {
  if (lastSaved !== null && Date.parse(lastSaved) >= lastTimeAt(now, hour)) return false;
  const failedAt = last === null || last.correcto ? null : Date.parse(last.instante);
  return failedAt === null || now.getTime() - failedAt >= RETRY_MS || failedAt > now.getTime();
}
