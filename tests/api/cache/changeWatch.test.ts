import { expect, it, onTestFinished, vi } from 'vitest';
import { watchChanges } from '../../../api/cache/changeWatch.ts';
import type { Database } from '../../../api/database/open.ts';

/** A watch on a database that counts its polls and never changes its mark, with a clock that the test sets. */
async function watchUnchanged() {
  let now = 5_000;
  let polls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const readMark = async () => {
    polls += 1;
    return { valor: 'always the same' };
  };
  const query = { where: () => query, select: () => query, executeTakeFirst: readMark };
  const clock = { measure: async () => undefined };
  const onChange = vi.fn();
  const watch = watchChanges({ selectFrom: () => query } as unknown as Database, clock, onChange);
  onTestFinished(async () => {
    await watch.stop();
    vi.restoreAllMocks();
  });
  await expect.poll(() => onChange.mock.calls).toHaveLength(1);
  return {
    watch,
    onChange,
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
  const { onChange, pass, nextPolls } = await watchUnchanged();
  pass(900);
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(1);
  pass(901);
  await nextPolls();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('is current for 900 ms after the last successful poll began', async () => {
  const { watch, pass } = await watchUnchanged();
  pass(899);
  expect(watch.isCurrent()).toBe(true);
  pass(1);
  expect(watch.isCurrent()).toBe(false);
});
