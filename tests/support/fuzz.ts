import { expect } from 'vitest';

const SEED = 20_261_121;
/** Many rounds of many inputs only by command: `npm run test:fuzz`. */
const ROUNDS = process.env.FUZZ_ROUNDS;
export const SEEDS: readonly number[] = Array.from({ length: Number(ROUNDS ?? 1) }, (_, round) => SEED + round);
/** Inputs for each row of the contract in a round: more than 10,000 in all by command. */
export const RUNS = ROUNDS === undefined ? 60 : 220;
/** milliseconds: an answer that takes longer hangs */
const PATIENCE = 5_000;
const INSIDES = /sqlite|postgres|constraint|\.ts\b|node_modules|at \w+ \(|select |insert into|relation "/i;

/** Waits for an answer that comes in time, is no failure of ours, and tells nothing of the inside when it refuses. */
export async function expectDecent<T extends { status: number; body: unknown }>(send: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const answered = await send();
  expect(answered.status).toBeLessThan(500);
  expect(performance.now() - begin).toBeLessThan(PATIENCE);
  if (answered.status === 200) return answered;
  expect(answered.body).toMatchObject({ success: 0, message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(answered.body)).not.toMatch(INSIDES);
  return answered;
}
