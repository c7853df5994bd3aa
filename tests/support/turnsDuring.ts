import { setImmediate } from 'node:timers/promises';

/** Counts the turns of the event loop until some work is done: other requests run in them. */
export async function turnsDuring<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isDone = false;
  const count = async () => {
    for (; !isDone; turns++) await setImmediate();
  };
  const counting = count();
  const result = await work().finally(() => {
    isDone = true;
  });
  await counting;
  return { result, turns };
}
