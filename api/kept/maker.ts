import { Worker } from 'node:worker_threads';
import type { Database } from '../database/open.ts';
import type { Packed } from './packed.ts';
import { prepare, type Wanted } from './prepare.ts';

/** Makes the answers that are kept. */
export interface Maker {
  make: (wanted: Wanted) => Promise<Packed | null>;
  close: () => Promise<void>;
}

/** What the thread needs to open the database by itself. */
export interface ThreadData {
  databaseUrl: string | null;
  dataDir: string;
}

/** What is sent to the thread, and what comes back; `failed` is an answer that the caller must make by itself. */
export interface Order {
  number: number;
  wanted: Wanted;
}
export type Delivery = { number: number } & ({ made: Packed | null } | { failed: string });

/** Makes answers where it is called: for a database that only this connection sees. */
export const makerHere = (db: Database): Maker => ({
  make: (wanted) => prepare(db, wanted),
  close: async () => undefined,
});

/**
 * Makes answers in a thread of its own: reading, checking and compressing a list of thousands takes longer than the
 * event loop may stand still.
 */
export function makerInThread(workerData: ThreadData): Maker {
  const waiting = new Map<number, PromiseWithResolvers<Packed | null>>();
  let worker: Worker | null = null;
  let number = 0;

  /** Those who wait are told; the next order starts a new thread. */
  const fail = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
    started.on('message', (delivery: Delivery) => {
      const promise = waiting.get(delivery.number);
      waiting.delete(delivery.number);
      if ('made' in delivery) promise?.resolve(delivery.made);
      else promise?.reject(new Error(delivery.failed));
    });
    started.on('error', fail);
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread that makes answers ended'));
    });
    // The server decides when the process ends.
    started.unref();
    return started;
  };

  worker = start();
  return {
    make(wanted) {
      worker ??= start();
      number += 1;
      const promise = Promise.withResolvers<Packed | null>();
      waiting.set(number, promise);
      worker.postMessage({ number, wanted } satisfies Order);
      return promise.promise;
    },
    async close() {
      const closing = worker;
      worker = null;
      await closing?.terminate();
    },
  };
}
