import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/open.ts';
import type { VisitCount, VisitCounter } from './visitCounter.ts';

const INTERVAL_MS = 60_000;

interface Log {
  error: (error: unknown, message: string) => void;
}

/** Rows of one statement. */
const BATCH = 500;

const keyOf = ({ recurso, recurso_id, dia }: VisitCount): string => `${recurso} ${recurso_id} ${dia}`;

/** Adds counts to those of other instances. It is no change of content: caches stay valid. */
export async function storeVisits(db: Database, counts: readonly VisitCount[]): Promise<void> {
  // All instances write in one order, so that two do not wait for each other's rows.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < sorted.length; start += BATCH) {
      await trx
        .insertInto('visitas')
        .values(sorted.slice(start, start + BATCH))
        .onConflict((conflict) =>
          conflict
            .columns(['recurso', 'recurso_id', 'dia'])
            .doUpdateSet(({ ref, eb }) => ({ cuenta: eb('visitas.cuenta', '+', ref('excluded.cuenta')) })),
        )
        .execute();
    }
  });
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
