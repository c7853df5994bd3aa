import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Change, readChangeMark } from '../database/changeMark.ts';
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
  /**
   * Tells of a write of this instance. Clear the caches in the same turn of the event loop, or renew them if this returns true: then no
   * other write came before it that the caches do not know.
   */
  acknowledge: (change: Change) => boolean;
  stop: () => Promise<void>;
}

interface Watcher {
  /** Called at the start, after a write by another instance, and after a gap in polling. */
  clear: () => void;
  /** Called at the start and after a write by any instance. */
  onWrite: () => Promise<void>;
}

/**
 * @param log gets the beginning and the end of a series of failures
 * @param pollMs pause between two polls
 */
export function watchChanges(
  db: Database,
  clock: Pick<DatabaseClock, 'measure'>,
  { clear, onWrite }: Watcher,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  pollMs = POLL_MS,
): ChangeWatch {
  /** of the last write that the caches know */
  let knownMark: string | undefined;
  /** of the write before the last one that was acknowledged */
  let replacedMark: string | undefined;
  /** of the last write after which `onWrite` was called */
  let lastMark: string | undefined;
  let lastPoll = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const poll = async () => {
    const startedAt = performance.now();
    const before = knownMark;
    const mark = await readChangeMark(db);
    // A write of this instance may be acknowledged meanwhile.
    const isUnknown = mark !== before && mark !== knownMark;
    if (isUnknown || startedAt - lastPoll > MAX_AGE_MS) clear();
    if (isUnknown) knownMark = mark;
    lastPoll = startedAt;
    if (mark !== lastMark) await onWrite();
    lastMark = mark;
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
      await setTimeout(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const polling = keepPolling();
  const age = () => performance.now() - lastPoll;
  return {
    isCurrent: () => age() < MAX_AGE_MS,
    age,
    acknowledge({ mark, replaced }) {
      const isNext = replaced === knownMark;
      // A save that waited for the import of a thread may be told before it.
      if (mark !== replacedMark) {
        knownMark = mark;
        replacedMark = replaced;
      }
      return isNext;
    },
    async stop() {
      stopping.abort();
      await polling;
    },
  };
}
