import { expect, it, onTestFinished, vi } from 'vitest';
import { watchChanges } from '../../../api/cache/changeWatch.ts';
import type { Database } from '../../../api/database/open.ts';

/** A watch on a database that counts its polls and whose mark the test sets, with a clock that the test sets. */
async function watchMark() {
  let now = 5_000;
  let polls = 0;
  let failure: Error | null = null;
  let mark = 'first';
  let held = Promise.resolve();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const readMark = async () => {
    polls += 1;
    if (failure !== null) throw failure;
    const valor = mark;
    await held;
    return { valor };
  };
  const query = { where: () => query, select: () => query, executeTakeFirst: readMark };
  const clock = { measure: async () => undefined };
  const onChange = vi.fn();
  const log = { error: vi.fn(), info: vi.fn() };
  const watch = watchChanges({ selectFrom: () => query } as unknown as Database, clock, onChange, log);
  onTestFinished(async () => {
    await watch.stop();
    vi.restoreAllMocks();
  });
  await expect.poll(() => onChange.mock.calls).toHaveLength(1);
  return {
    watch,
    onChange,
    log,
    /** null: polls succeed again */
    failWith(error: Error | null) {
      failure = error;
    },
    /** As a write does. */
    setMark(value: string) {
      mark = value;
    },
    /** Holds the answers of the polls until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    polls: () => polls,
    /** Lets time pass before the next poll. */
    pass(ms: number) {
      now += ms;
    },
    async nextPolls() {
      const before = polls;
      // The second one has surely handled what the first one read.
      await vi.waitFor(() => expect(polls).toBeGreaterThanOrEqual(before + 2), { timeout: 15_000 });
    },
  };
}

it('reports a change when successful polls are more than 900 ms apart, though the mark is the same', async () => {
  const { onChange, pass, nextPolls } = await watchMark();
  pass(900);
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(1);
  pass(901);
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('is current for 900 ms after the last successful poll began', async () => {
  const { watch, pass } = await watchMark();
  pass(899);
  expect(watch.isCurrent()).toBe(true);
  pass(1);
  expect(watch.isCurrent()).toBe(false);
});

it('logs the beginning and the end of failing polls once, and tells the age of the last good one', async () => {
  const { watch, log, failWith, pass, nextPolls } = await watchMark();
  await nextPolls();
  failWith(new Error('the database is gone'));
  await nextPolls();
  pass(1_500);
  await nextPolls();
  expect(watch.age()).toBe(1_500);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.info).not.toHaveBeenCalled();
  failWith(null);
  await nextPolls();
  expect(watch.age()).toBe(0);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
});

it('takes an acknowledged mark for no change, and the next one for one', async () => {
  const { watch, onChange, setMark, nextPolls } = await watchMark();
  setMark('of this instance');
  watch.acknowledge('of this instance');
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(1);
  setMark('of another instance');
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('does not compare an acknowledged mark with what was read before it', async () => {
  const { watch, onChange, setMark, hold, polls, nextPolls } = await watchMark();
  const letGo = hold();
  const before = polls();
  await vi.waitFor(() => expect(polls()).toBe(before + 1), { timeout: 15_000 });
  setMark('of this instance');
  watch.acknowledge('of this instance');
  letGo();
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(1);
});
