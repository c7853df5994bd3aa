import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { PageFilter, RowFilter } from '../../resources/calls/services.ts';
import type { ImportHost, Order, Progress } from '../../resources/imports/host.ts';

/** Where the thread finds the database. */
export interface Place {
  /** of PostgreSQL; null for SQLite */
  databaseUrl: string | null;
  dataDir: string;
}

type Call = Exclude<keyof ImportHost, 'close'>;
type AnswerOf<C extends Call> = ImportHost[C] extends (...args: never[]) => Promise<infer A> ? A : never;

export type Asked = { id: number; call: Call; args: unknown[] } | { id: number; cancel: true };

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

const { reviewFailed, interrupted } = messages.importaciones;

/** The thread ended: it used up its time or its memory, or was cancelled. */
class ThreadEndedError extends HttpError {
  constructor() {
    super(503, interrupted);
  }
}

/** A thread that died has no review. */
function withoutReview(error: unknown): null {
  if (error instanceof ThreadEndedError) return null;
  throw error;
}

/**
 * The main thread's side of the thread that reads, reviews and writes imports. The thread is started on demand. It reviews or writes one
 * import at a time; if it dies, its calls fail, and the next one starts another thread.
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

  /** A child process reads the file, which ends as soon as it is cancelled. */
  read(of: { id: number; version: number }, progress: Progress) {
    return this.#ask('read', [of], progress);
  }

  review(id: number, progress: Progress) {
    return this.#long('review', [id], progress, this.#limits.maxMs).catch((error: unknown) => {
      throw error instanceof ThreadEndedError ? new HttpError(503, reviewFailed) : error;
    });
  }

  apply(order: Order & { digest: string }, progress: Progress) {
    return this.#long('apply', [order], progress);
  }

  undo(order: Order, progress: Progress) {
    return this.#long('undo', [order], progress);
  }

  page(id: number, filter: PageFilter) {
    return this.#ask('page', [id, filter]).catch(withoutReview);
  }

  subjects(id: number, filter: RowFilter) {
    return this.#ask('subjects', [id, filter]).catch(withoutReview);
  }

  async close(): Promise<void> {
    await this.#end(new Error('the portal is closing'));
  }

  /** Ends the thread if the call takes too long, or goes on although it is cancelled. */
  #long<C extends 'review' | 'apply' | 'undo'>(
    call: C,
    args: unknown[],
    progress: Progress,
    maxMs?: number,
  ): Promise<AnswerOf<C>> {
    return this.#longCalls(async () => {
      progress.signal.throwIfAborted();
      let ending: NodeJS.Timeout | undefined;
      const endIn = (ms: number) => {
        clearTimeout(ending);
        ending = setTimeout(() => void this.#end(new ThreadEndedError()), ms);
      };
      const cancel = () => endIn(this.#limits.graceMs);
      if (maxMs !== undefined) endIn(maxMs);
      progress.signal.addEventListener('abort', cancel);
      try {
        return await this.#ask(call, args, progress);
      } finally {
        clearTimeout(ending);
        progress.signal.removeEventListener('abort', cancel);
      }
    });
  }

  async #ask<C extends Call>(
    call: C,
    args: unknown[],
    { onProgress, signal }: Progress = { onProgress: () => undefined, signal: new AbortController().signal },
  ): Promise<AnswerOf<C>> {
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const pending = { ...Promise.withResolvers<unknown>(), onProgress };
    const cancel = () => this.#worker?.postMessage({ id, cancel: true } satisfies Asked);
    this.#pending.set(id, pending);
    this.#worker.postMessage({ id, call, args } satisfies Asked);
    signal.addEventListener('abort', cancel);
    try {
      return (await pending.promise) as AnswerOf<C>;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
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
