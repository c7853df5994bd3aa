import { Worker, type WorkerOptions } from 'node:worker_threads';
import { HttpError } from '../errors/httpError.ts';

/** What is asked of a worker thread. The types of a call and of its answer are known to those who use them. */
export type Asked = { id: number; call: unknown } | { id: number; cancel: true };

/** A HttpError, whose class is lost between threads. */
type Refusal = Pick<HttpError, 'status' | 'message' | 'headers' | 'details'>;

/** What the thread tells: how much is done of all, or what became of a call. */
export type Told = { id: number } & (
  | { done: number; total: number }
  | { answer: unknown }
  | { refusal: Refusal }
  | { failure: string }
);

export interface CallProgress {
  onProgress: (done: number, total: number) => void;
  /** tells the thread that the call is cancelled */
  signal: AbortSignal;
}

/** The thread ended, or used up its memory. */
export class ThreadEndedError extends Error {
  constructor() {
    super('the worker thread ended');
  }
}

const errorOf = ({ status, message, headers, details }: Refusal): HttpError =>
  new HttpError(status, message, { headers, ...details });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

interface Pending extends PromiseWithResolvers<unknown>, Pick<CallProgress, 'onProgress'> {
  worker: Worker;
}

/**
 * The calls of a worker thread, whose entry answers them by `answerCalls`. The thread is started on demand. If it ends, the calls under
 * way fail, and the next one starts another thread. An idle thread does not keep the process alive.
 */
export class WorkerCalls {
  readonly #entry: URL;
  readonly #options: WorkerOptions;
  readonly #idleMs: number | undefined;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #ended: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @param idleMs a thread without calls is ended after this time, to free its memory; by default it stays */
  constructor(entry: URL, options: WorkerOptions, idleMs?: number) {
    this.#entry = entry;
    this.#options = options;
    this.#idleMs = idleMs;
  }

  /** How many calls wait for their answer. */
  get pending(): number {
    return this.#pending.size;
  }

  /** @throws {HttpError} what the thread refuses; {ThreadEndedError}; {Error} */
  async ask(
    call: unknown,
    { onProgress, signal }: CallProgress = { onProgress: () => undefined, signal: new AbortController().signal },
  ): Promise<unknown> {
    signal.throwIfAborted();
    this.#lastId += 1;
    const id = this.#lastId;
    const worker = this.start();
    const pending = { ...Promise.withResolvers<unknown>(), onProgress, worker };
    const cancel = () => worker.postMessage({ id, cancel: true } satisfies Asked);
    this.#pending.set(id, pending);
    this.#rest();
    worker.postMessage({ id, call } satisfies Asked);
    signal.addEventListener('abort', cancel);
    try {
      return await pending.promise;
    } finally {
      signal.removeEventListener('abort', cancel);
      this.#rest();
    }
  }

  /** Starts the thread, so that the next call need not wait for it. */
  start(): Worker {
    this.#worker ??= this.#create();
    this.#rest();
    return this.#worker;
  }

  async end(): Promise<void> {
    this.#ended = Promise.all([this.#ended, this.#worker?.terminate()]);
    // At once, so that the next call does not go to a thread that is about to end.
    this.#worker = null;
    await this.#ended;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (this.#pending.size > 0) this.#worker?.ref();
    else this.#worker?.unref();
    if (this.#pending.size === 0 && this.#idleMs !== undefined)
      this.#idle = setTimeout(() => void this.end(), this.#idleMs).unref();
  }

  #create(): Worker {
    const worker = new Worker(this.#entry, this.#options);
    const reset = (error: Error) => {
      if (this.#worker === worker) this.#worker = null;
      for (const [id, pending] of this.#pending) {
        if (pending.worker !== worker) continue;
        this.#pending.delete(id);
        pending.reject(error);
      }
    };
    worker.on('message', (told: Told) => this.#settle(told));
    worker.on('error', (error: Error) => reset(isOutOfMemory(error) ? new ThreadEndedError() : error));
    worker.on('exit', () => reset(new ThreadEndedError()));
    return worker;
  }

  #settle(told: Told): void {
    const pending = this.#pending.get(told.id);
    if (!('done' in told)) this.#pending.delete(told.id);
    if ('done' in told) pending?.onProgress(told.done, told.total);
    else if ('answer' in told) pending?.resolve(told.answer);
    else pending?.reject('refusal' in told ? errorOf(told.refusal) : new Error(told.failure));
  }
}
