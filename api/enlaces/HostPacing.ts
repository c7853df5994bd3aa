import { setTimeout } from 'node:timers/promises';

/** Its times are milliseconds. */
interface Timer {
  now: () => number;
  /** @throws {Error} an AbortError */
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const TIMER: Timer = {
  now: () => performance.now(),
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
};

/** Runs one task of a host at a time, with a pause between two of them. */
export class HostPacing {
  readonly #pauseMs: number;
  readonly #timer: Timer;
  readonly #last = new Map<string, Promise<number>>();

  constructor(pauseMs: number, timer = TIMER) {
    this.#pauseMs = pauseMs;
    this.#timer = timer;
  }

  /** @throws what the task throws, or an AbortError while it waits */
  run<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    const result = this.#wait(host, signal).then(task);
    const ended = () => this.#timer.now();
    this.#last.set(host, result.then(ended, ended));
    return result;
  }

  async #wait(host: string, signal: AbortSignal): Promise<void> {
    const endedAt = await this.#last.get(host);
    signal.throwIfAborted();
    if (endedAt === undefined) return;
    const pause = endedAt + this.#pauseMs - this.#timer.now();
    if (pause > 0) await this.#timer.wait(pause, signal);
  }
}
