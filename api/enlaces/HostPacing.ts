import { setTimeout } from 'node:timers/promises';

/** Runs one task of a host at a time, with a pause between two of them. */
export class HostPacing {
  readonly #pauseMs: number;
  readonly #last = new Map<string, Promise<number>>();

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  /** @throws what the task throws, or an AbortError while it waits */
  run<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    const result = this.#wait(host, signal).then(task);
    const ended = () => performance.now();
    this.#last.set(host, result.then(ended, ended));
    return result;
  }

  async #wait(host: string, signal: AbortSignal): Promise<void> {
    const endedAt = await this.#last.get(host);
    signal.throwIfAborted();
    if (endedAt === undefined) return;
    const pause = endedAt + this.#pauseMs - performance.now();
    if (pause > 0) await setTimeout(pause, undefined, { signal });
  }
}
