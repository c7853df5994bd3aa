import { expect } from 'vitest';
import { cpuTime } from './cpuTime.ts';

const SEED = 20_261_121;
/** Set by `npm run test:fuzz`. */
const ROUNDS = process.env.FUZZ_ROUNDS;
export const SEEDS: readonly number[] = Array.from({ length: Number(ROUNDS ?? 1) }, (_, round) => SEED + round);
/** Inputs for each endpoint in a round; more than 10,000 in all with `npm run test:fuzz`. */
export const RUNS = ROUNDS === undefined ? 60 : 220;
/** of CPU time, which does not depend on what else the machine does */
const PATIENCE_MS = 5_000;
const INSIDES = /sqlite|postgres|constraint|\.ts\b|node_modules|at \w+ \(|select |insert into|relation "/i;

/** Expects a response that does not occupy the thread for long, without a 5xx, and without internals in an error. */
export async function expectDecent<T extends { status: number; body: unknown }>(send: () => Promise<T>): Promise<T> {
  const begin = cpuTime();
  const answered = await send();
  expect(answered.status).toBeLessThan(500);
  expect(cpuTime() - begin).toBeLessThan(PATIENCE_MS);
  if (answered.status === 200) return answered;
  expect(answered.body).toMatchObject({ success: 0, message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(answered.body)).not.toMatch(INSIDES);
  return answered;
}
