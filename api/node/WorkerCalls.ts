import { Worker, type WorkerOptions } from 'node:worker_threads';
import { HttpError } from '../errors/httpError.ts';

/** What is asked of a worker thread. The types of a call and of its answer are known to those who use them. */
export type Asked = { id: number; call: unknown } | { id: number; cancel: true };

/** The fields of a HttpError, whose class is lost between threads. */
type Refusal = Omit<HttpError, 'name' | 'stack' | 'cause'>;

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

const errorOf = ({ status, message, ...options }: Refusal): HttpError => new HttpError(status, message, options);

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * The calls of a worker thread, whose entry answers them by `answerCalls`. The thread is started on demand. If it ends, the calls under
 * way fail, and the next one starts another thread.
 */
export class WorkerCalls {
  readonly #entry: URL;
  readonly #options: WorkerOptions;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown> & Pick<CallProgress, 'onProgress'>>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(entry: URL, options: WorkerOptions) {
    this.#entry = entry;
    this.#options = options;
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
    const pending = { ...Promise.withResolvers<unknown>(), onProgress };
    const cancel = () => worker.postMessage({ id, cancel: true } satisfies Asked);
    this.#pending.set(id, pending);
    worker.postMessage({ id, call } satisfies Asked);
    signal.addEventListener('abort', cancel);
    try {
      return await pending.promise;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  /** Starts the thread, so that the next call need not wait for it. */
  start(): Worker {
    this.#worker ??= this.#create();
    return this.#worker;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #create(): Worker {
    const worker = new Worker(this.#entry, this.#options);
    const reset = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    };
    worker.on('message', (told: Told) => this.#settle(told));
    worker.on('error', (error: Error) => reset(isOutOfMemory(error) ? new ThreadEndedError() : error));
    worker.on('exit', () => reset(new ThreadEndedError()));
    // It must not keep the process alive.
    worker.unref();
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
