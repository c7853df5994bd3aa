import { Worker } from 'node:worker_threads';
import type { Packed } from './packed.ts';
import type { Wanted } from './prepare.ts';

/** What the thread needs to open the database by itself, and to render pages. */
export interface ThreadData {
  databaseUrl: string | null;
  dataDir: string;
  siteDir: string | null;
}

/** What is sent to the thread, and what comes back. */
export interface Order {
  number: number;
  wanted: Wanted;
}
export type Delivery = { number: number } & ({ made: Packed | null } | { failed: string });

/** Milliseconds after which a thread that nobody needs is let go, and its memory with it. */
const IDLE = 60_000;

/** The server's side of the thread that makes answers; it runs while there is something to make. */
export class MakerThread {
  readonly #data: ThreadData;
  readonly #waiting = new Map<number, PromiseWithResolvers<Packed | null>>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #number = 0;

  constructor(data: ThreadData) {
    this.#data = data;
  }

  /** @throws when the thread could not make it, or ended */
  make(wanted: Wanted): Promise<Packed | null> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#number += 1;
    const promise = Promise.withResolvers<Packed | null>();
    this.#waiting.set(this.#number, promise);
    this.#worker.postMessage({ number: this.#number, wanted } satisfies Order);
    return promise.promise;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const closing = this.#worker;
    this.#fail(new Error('the portal is closing'));
    await closing?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.#data });
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#fail(new Error('the thread that makes answers ended'));
    });
    // The server decides when the process ends.
    worker.unref();
    return worker;
  }

  #deliver(delivery: Delivery): void {
    const promise = this.#waiting.get(delivery.number);
    this.#waiting.delete(delivery.number);
    if ('made' in delivery) promise?.resolve(delivery.made);
    else promise?.reject(new Error(delivery.failed));
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE).unref();
  }

  /** Those who wait are told; the next order starts a new thread. */
  #fail(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
