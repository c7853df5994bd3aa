import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import type { Change } from '../../database/changeMark.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { PageFilter, RowFilter, RowsPage, Subject } from '../../resources/calls/services.ts';
import type { Applied, ImportHost, Order, Progress, ReviewSummary } from '../../resources/imports/host.ts';

/** Where the thread finds the database. */
export interface Place {
  /** of PostgreSQL; null for SQLite */
  databaseUrl: string | null;
  dataDir: string;
}

export type Asked =
  | { id: number; call: Exclude<keyof ImportHost, 'close' | 'prepare'>; args: unknown[] }
  | { id: number; cancel: true };

/** What the thread tells: rows that are done of all, or what became of a call. */
export type Told = { id: number } & (
  | { done: number; total: number }
  | { answer: unknown }
  | { refusal: Pick<HttpError, 'status' | 'message'> }
  | { failure: string }
);

interface Limits {
  heapMB: number;
  /** milliseconds of a review */
  maxMs: number;
  /** milliseconds in which a call that is cancelled may end by itself */
  graceMs: number;
}

const LIMITS: Limits = { heapMB: 512, maxMs: 120_000, graceMs: 1_000 };

interface Pending extends PromiseWithResolvers<unknown> {
  onProgress: Progress['onProgress'];
}

/** The thread ended: it used up its time or its memory, or was cancelled. */
class ThreadEndedError extends Error {}

const { reviewFailed, interrupted } = messages.importaciones;

/**
 * The main thread's side of the thread that reviews and writes imports. The thread is started on demand. It has one long call at a time;
 * if it dies, that one fails, and the next call starts another thread.
 */
export class HostThread implements ImportHost {
  readonly #place: Place;
  readonly #limits: Limits;
  readonly #pending = new Map<number, Pending>();
  readonly #longCalls = pLimit(1);
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(place: Place, limits: Partial<Limits> = {}) {
    this.#place = place;
    this.#limits = { ...LIMITS, ...limits };
  }

  prepare(): void {
    this.#worker ??= this.#start();
  }

  review(id: number, progress: Progress) {
    return this.#long<ReviewSummary>('review', [id], progress, this.#limits.maxMs);
  }

  apply(order: Order & { digest: string }, progress: Progress) {
    return this.#long<Applied>('apply', [order], progress);
  }

  undo(order: Order, progress: Progress) {
    return this.#long<Change>('undo', [order], progress);
  }

  page(id: number, filter: PageFilter) {
    return this.#short<RowsPage>('page', [id, filter]);
  }

  subjects(id: number, filter: RowFilter) {
    return this.#short<Subject[]>('subjects', [id, filter]);
  }

  async close(): Promise<void> {
    await this.#end(new Error('the portal is closing'));
  }

  /** A thread that died has no review. */
  async #short<T>(call: 'page' | 'subjects', args: unknown[]): Promise<T | null> {
    try {
      return (await this.#send(call, args, () => undefined).answer) as T;
    } catch (error) {
      if (error instanceof ThreadEndedError) return null;
      throw error;
    }
  }

  #long<T>(
    call: 'review' | 'apply' | 'undo',
    args: unknown[],
    { onProgress, signal }: Progress,
    maxMs?: number,
  ): Promise<T> {
    return this.#longCalls(async () => {
      signal.throwIfAborted();
      const { id, answer } = this.#send(call, args, onProgress);
      let ending: NodeJS.Timeout | undefined;
      const endIn = (ms: number) => {
        clearTimeout(ending);
        ending = setTimeout(() => void this.#end(new ThreadEndedError()), ms);
      };
      const cancel = () => {
        this.#worker?.postMessage({ id, cancel: true } satisfies Asked);
        endIn(this.#limits.graceMs);
      };
      if (maxMs !== undefined) endIn(maxMs);
      signal.addEventListener('abort', cancel);
      try {
        return (await answer) as T;
      } catch (error) {
        if (error instanceof ThreadEndedError) throw new HttpError(503, call === 'review' ? reviewFailed : interrupted);
        throw error;
      } finally {
        clearTimeout(ending);
        signal.removeEventListener('abort', cancel);
      }
    });
  }

  #send(call: Exclude<keyof ImportHost, 'close' | 'prepare'>, args: unknown[], onProgress: Progress['onProgress']) {
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const pending = { ...Promise.withResolvers<unknown>(), onProgress };
    this.#pending.set(id, pending);
    this.#worker.postMessage({ id, call, args } satisfies Asked);
    return { id, answer: pending.promise };
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: this.#place,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMB },
    });
    worker.on('message', (told: Told) => this.#settle(told));
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#reset(isOutOfMemory(error) ? new ThreadEndedError() : error);
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#reset(new ThreadEndedError());
    });
    // It must not keep the process alive.
    worker.unref();
    return worker;
  }

  #settle(told: Told): void {
    const pending = this.#pending.get(told.id);
    if (!('done' in told)) this.#pending.delete(told.id);
    if ('done' in told) pending?.onProgress(told.done, told.total);
    else if ('answer' in told) pending?.resolve(told.answer);
    else pending?.reject('refusal' in told ? refusalOf(told.refusal) : new Error(told.failure));
  }

  async #end(error: Error): Promise<void> {
    const ending = this.#worker;
    await ending?.terminate();
    if (this.#worker === ending) this.#reset(error);
  }

  #reset(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

const refusalOf = ({ status, message }: Pick<HttpError, 'status' | 'message'>) => new HttpError(status, message);

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
