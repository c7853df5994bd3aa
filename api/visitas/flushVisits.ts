import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/open.ts';
import { storeVisits } from './storeVisits.ts';
import type { VisitCounter } from './visitCounter.ts';

const INTERVAL_MS = 60_000;

interface Log {
  error: (error: unknown, message: string) => void;
}

/** Stores what was counted; keeps it for the next time if that fails. */
export async function flushVisits(db: Database, counter: VisitCounter, log: Log): Promise<void> {
  const counts = counter.take();
  if (counts.length === 0) return;
  await storeVisits(db, counts).catch((error: unknown) => {
    counter.putBack(counts);
    log.error(error, 'visits not stored');
  });
}

/** Stores visits once a minute. @returns stops it, after storing the last ones */
export function startFlushing(db: Database, counter: VisitCounter, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepFlushing = async () => {
    while (!signal.aborted) {
      await setTimeout(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
      await flushVisits(db, counter, log);
    }
  };
  const flushing = keepFlushing();
  return async () => {
    stopping.abort();
    await flushing;
  };
}
