import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Bytes of a -wal that is copied: hundreds of saves. Smaller ones stay, and are copied when the last connection closes. */
const LARGE = 8 * 1_024 * 1_024;

/**
 * Copies the -wal of a file into the database by a thread: SQLite's own copying, at a commit, blocks the event loop for tens of
 * milliseconds, and for hundreds after a large write.
 */
export class WriteAheadLog {
  readonly #file: string;
  #copying: Promise<void> | null = null;
  /** what the last copying left, because others were reading */
  #left = 0;

  /** @param file of the database */
  constructor(file: string) {
    this.#file = file;
  }

  /** Call it after each write. @returns the end of the copying that runs then */
  copyIfLarge(): Promise<void> {
    if (this.#copying !== null) return this.#copying;
    if (this.#size() < this.#left + LARGE) return Promise.resolve();
    this.#copying = this.#copy();
    return this.#copying;
  }

  /** The end of the copying that runs. */
  async close(): Promise<void> {
    await this.#copying;
  }

  #size(): number {
    return statSync(`${this.#file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  async #copy(): Promise<void> {
    const worker = new Worker(new URL('./logThread.ts', import.meta.url), { workerData: this.#file });
    await new Promise<void>((resolve) => {
      // What was not copied is copied after a later write.
      worker.on('error', () => undefined);
      worker.on('exit', () => resolve());
    });
    this.#left = this.#size();
    this.#copying = null;
  }
}
