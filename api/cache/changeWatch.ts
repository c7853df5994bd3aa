import { setTimeout } from 'node:timers/promises';
import { readChangeMark } from '../database/changeMark.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Database } from '../database/open.ts';

const POLL_MS = 250;
/** Without a successful poll for this long, the cache is not used. */
const MAX_AGE_MS = 900;

/** Polls for the writes of all instances, and for the database's time. */
export interface ChangeWatch {
  /** True if other instances' writes were checked in the last 900 ms. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
}

/** @param onChange called at the start, after a write by any instance, and after a gap in polling */
export function watchChanges(
  db: Database,
  clock: Pick<DatabaseClock, 'measure'>,
  onChange: () => void | Promise<void>,
): ChangeWatch {
  let lastMark: string | undefined;
  let lastPoll = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const poll = async () => {
    const startedAt = performance.now();
    const mark = await readChangeMark(db);
    const isChanged = mark !== lastMark || startedAt - lastPoll > MAX_AGE_MS;
    const changing = isChanged ? onChange() : undefined;
    lastMark = mark;
    lastPoll = startedAt;
    await changing;
    await clock.measure();
  };
  const keepPolling = async () => {
    while (!stopping.signal.aborted) {
      // Requests report an unreachable database; until it is back, isCurrent is false.
      await poll().catch(() => undefined);
      await setTimeout(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const polling = keepPolling();
  return {
    isCurrent: () => performance.now() - lastPoll < MAX_AGE_MS,
    async stop() {
      stopping.abort();
      await polling;
    },
  };
}
