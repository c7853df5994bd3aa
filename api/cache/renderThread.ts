import { Worker } from 'node:worker_threads';
import { busyError, HttpError } from '../errors/httpError.ts';
import type { RenderRequest } from './cacheKey.ts';
import type { Rendering } from './render.ts';

export interface WorkerOptions {
  databaseUrl: string | null;
  dataDir: string;
  siteDir: string | null;
  publicUrl: string | null;
}

export interface RenderJob {
  id: number;
  request: RenderRequest;
  now: Date;
}
/** The fields of a HttpError, whose class is lost between threads. */
export type Refusal = Pick<HttpError, 'status' | 'message' | 'errors' | 'headers' | 'actual'>;
export type RenderResult = { id: number } & (
  | { response: Rendering | null }
  | { refusal: Refusal }
  | { failure: string }
);

/** Responses that the thread renders or that wait for it: what a busy thread renders in a few seconds. */
const MAX_PENDING = 100;

/** An idle worker thread is ended after this long, to free its memory. */
const IDLE_MS = 60_000;

const errorOf = ({ status, message, ...options }: Refusal): HttpError => new HttpError(status, message, options);

/** The main thread's side of the worker thread that renders responses. The thread is started on demand. */
export class RenderThread {
  readonly #options: WorkerOptions;
  readonly #pending = new Map<number, PromiseWithResolvers<Rendering | null>>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** @throws {HttpError} when the handler refuses, or 503 when too many wait; {Error} when the worker thread failed or ended */
  async render(request: RenderRequest, now: Date): Promise<Rendering | null> {
    if (this.#pending.size >= MAX_PENDING) throw busyError();
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const pending = Promise.withResolvers<Rendering | null>();
    this.#pending.set(this.#lastId, pending);
    this.#worker.postMessage({ id: this.#lastId, request, now } satisfies RenderJob);
    return pending.promise;
  }

  /** Starts the thread, so that the next job need not wait for it. */
  prepare(): void {
    this.#worker ??= this.#start();
    this.#endWhenIdle();
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const closing = this.#worker;
    this.#reset(new Error('the server is closing'));
    await closing?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#options });
    worker.on('message', (result: RenderResult) => this.#settle(result));
    worker.on('error', (error) => this.#reset(error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#reset(new Error('the render worker ended'));
    });
    // It must not keep the process alive.
    worker.unref();
    return worker;
  }

  #settle(result: RenderResult): void {
    const pending = this.#pending.get(result.id);
    this.#pending.delete(result.id);
    if ('response' in result) pending?.resolve(result.response);
    else pending?.reject('refusal' in result ? errorOf(result.refusal) : new Error(result.failure));
    this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    if (this.#pending.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  /** Rejects the pending jobs; the next job starts a new thread. */
  #reset(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
