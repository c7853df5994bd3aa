import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
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
  /** milliseconds since the last check that succeeded; Infinity before the first */
  age: () => number;
  /** Tells of a write of this instance, whose caches are dealt with: its mark is no change. */
  acknowledge: (mark: string) => void;
  stop: () => Promise<void>;
}

/**
 * @param onChange called at the start, after a write by any instance, and after a gap in polling
 * @param log gets the beginning and the end of a series of failures
 */
export function watchChanges(
  db: Database,
  clock: Pick<DatabaseClock, 'measure'>,
  onChange: () => void | Promise<void>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): ChangeWatch {
  let lastMark: string | undefined;
  let lastPoll = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const poll = async () => {
    const startedAt = performance.now();
    const known = lastMark;
    const read = await readChangeMark(db);
    // What was read before an acknowledged write is older than that: the next poll compares with it.
    const mark = lastMark === known ? read : lastMark;
    const isChanged = mark !== lastMark || startedAt - lastPoll > MAX_AGE_MS;
    const changing = isChanged ? onChange() : undefined;
    lastMark = mark;
    lastPoll = startedAt;
    await changing;
    await clock.measure();
  };
  let fails = false;
  const report = (error: unknown) => {
    if (stopping.signal.aborted || fails === (error !== null)) return;
    fails = error !== null;
    if (fails) log.error({ err: error }, 'the check for writes of other instances fails: the caches are not used');
    else log.info('the check for writes of other instances succeeds again');
  };
  const keepPolling = async () => {
    while (!stopping.signal.aborted) {
      await poll().then(() => report(null), report);
      await setTimeout(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const polling = keepPolling();
  const age = () => performance.now() - lastPoll;
  return {
    isCurrent: () => age() < MAX_AGE_MS,
    age,
    acknowledge(mark) {
      lastMark = mark;
    },
    async stop() {
      stopping.abort();
      await polling;
    },
  };
}
