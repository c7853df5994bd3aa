import { setImmediate } from 'node:timers/promises';

/** Yields to the event loop. Await `pause` only when due: a promise for each entry would cost more than the search. */
export interface Pauses {
  isDue: () => boolean;
  pause: () => Promise<void>;
}

/** @param sliceMs milliseconds that the event loop may be kept at a time */
export function pausesOf(sliceMs: number): Pauses {
  let begin = performance.now();
  return {
    isDue: () => performance.now() - begin > sliceMs,
    async pause() {
      await setImmediate();
      begin = performance.now();
    },
  };
}
