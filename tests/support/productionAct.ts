/** Takes the place of react-dom/test-utils, which calls React's `act`: the production build of React has none. */

import { setImmediate } from 'node:timers/promises';
import { flushSync } from 'react-dom';

/** Turns of the event loop: React renders in one, runs effects in the next, and renders what they change in a third. */
const TURNS = 5;

async function rendered(work: unknown): Promise<unknown> {
  const result = await work;
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  return result;
}

/** Renders at once what the callback changes, and what an asynchronous one has changed once it ends. */
export function act(callback: () => unknown): Promise<unknown> {
  const result = flushSync(callback);
  return result instanceof Promise ? rendered(result) : Promise.resolve(result);
}
