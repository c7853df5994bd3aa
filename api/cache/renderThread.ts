import type { DatabasePlace } from '../database/open.ts';
import { busyError } from '../errors/httpError.ts';
import { WorkerCalls } from '../node/WorkerCalls.ts';
import type { RenderRequest } from './cacheKey.ts';
import type { Rendering } from './render.ts';

export interface WorkerOptions extends DatabasePlace {
  siteDir: string | null;
  publicUrl: string | null;
}

export interface RenderJob {
  request: RenderRequest;
  now: Date;
}

/** Responses that the thread renders or that wait for it: what a busy thread renders in a few seconds. */
const MAX_PENDING = 100;

/** An idle worker thread is ended after this long, to free its memory. */
const IDLE_MS = 60_000;

/** The main thread's side of the worker thread that renders responses. */
export class RenderThread {
  readonly #calls: WorkerCalls;

  constructor(options: WorkerOptions) {
    this.#calls = new WorkerCalls(new URL('./worker.ts', import.meta.url), { workerData: options }, IDLE_MS);
  }

  /** @throws {HttpError} when the handler refuses, or 503 when too many wait; {Error} when the worker thread failed or ended */
  async render(request: RenderRequest, now: Date): Promise<Rendering> {
    if (this.#calls.pending >= MAX_PENDING) throw busyError();
    return (await this.#calls.ask({ request, now } satisfies RenderJob)) as Rendering;
  }

  /** Starts the thread, so that the next job need not wait for it. */
  prepare(): void {
    this.#calls.start();
  }

  close(): Promise<void> {
    return this.#calls.end();
  }
}
