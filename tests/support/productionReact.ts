import { setImmediate } from 'node:timers/promises';
import React from 'react';
import { flushSync } from 'react-dom';

/** Turns of the event loop: React renders in one, runs effects in the next, and renders what they change in a third. */
const TURNS = 5;

async function rendered(work: unknown): Promise<unknown> {
  const result = await work;
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  return result;
}

/** Renders at once what the callback changes, and what an asynchronous one has changed once it ends. */
function act(callback: () => unknown): Promise<unknown> {
  const result = flushSync(callback);
  return result instanceof Promise ? rendered(result) : Promise.resolve(result);
}

// Testing Library calls React's `act`, which the production build does not have.
Object.assign(React, { act });
