import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchChanges } from '../../../api/cache/changeWatch.ts';
import type { Database } from '../../../api/database/open.ts';

const POLL_MS = 5;

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
  const clear = vi.fn();
  const onWrite = vi.fn(async () => undefined);
  const log = { error: vi.fn(), info: vi.fn() };
  const db = { selectFrom: () => query } as unknown as Database;
  const watch = watchChanges(db, clock, { clear, onWrite }, log, POLL_MS);
  onTestFinished(async () => {
    await watch.stop();
    vi.restoreAllMocks();
  });
  await expect.poll(() => onWrite.mock.calls).toHaveLength(1);
  return {
    watch,
    clear,
    onWrite,
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

it('clears when successful polls are more than 900 ms apart, though the mark is the same', async () => {
  const { clear, onWrite, pass, nextPolls } = await watchMark();
  pass(900);
  await nextPolls();
  expect(clear).toHaveBeenCalledTimes(1);
  pass(901);
  await nextPolls();
  expect(clear).toHaveBeenCalledTimes(2);
  expect(onWrite).toHaveBeenCalledTimes(1);
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

it('does not clear for a write of this instance, and clears for one of another after it', async () => {
  const { watch, clear, onWrite, setMark, nextPolls } = await watchMark();
  setMark('own');
  expect(watch.acknowledge({ mark: 'own', replaced: 'first' })).toBe(true);
  await nextPolls();
  expect([clear, onWrite].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  setMark('of another');
  await nextPolls();
  expect([clear, onWrite].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
});

it('tells of a write of another instance that came before one of this', async () => {
  const { watch, clear, setMark, nextPolls } = await watchMark();
  setMark('own');
  expect(watch.acknowledge({ mark: 'own', replaced: 'of another' })).toBe(false);
  await nextPolls();
  expect(clear).toHaveBeenCalledTimes(1);
  setMark('own again');
  expect(watch.acknowledge({ mark: 'own again', replaced: 'own' })).toBe(true);
});

it('knows the later of two writes of this instance that are told in the wrong order', async () => {
  const { watch, clear, setMark, nextPolls } = await watchMark();
  setMark('later');
  expect(watch.acknowledge({ mark: 'later', replaced: 'earlier' })).toBe(false);
  expect(watch.acknowledge({ mark: 'earlier', replaced: 'first' })).toBe(false);
  await nextPolls();
  expect(clear).toHaveBeenCalledTimes(1);
  expect(watch.acknowledge({ mark: 'next', replaced: 'later' })).toBe(true);
});

it('does not know the later of two writes of this instance that are told in the wrong order, with one between them', async () => {
  const { watch, clear, setMark, nextPolls } = await watchMark();
  setMark('later');
  expect(watch.acknowledge({ mark: 'later', replaced: 'between' })).toBe(false);
  expect(watch.acknowledge({ mark: 'earlier', replaced: 'first' })).toBe(false);
  expect(watch.acknowledge({ mark: 'next', replaced: 'later' })).toBe(false);
  setMark('next');
  await nextPolls();
  expect(clear).toHaveBeenCalledTimes(1);
});

describe('a write of this instance that is told while the mark is read', () => {
  /** Tells of the write 'own' during a poll that has read `mark`. */
  async function acknowledgedDuringPoll(mark: string) {
    const watched = await watchMark();
    const { watch, setMark, hold, polls, nextPolls } = watched;
    const letGo = hold();
    setMark(mark);
    const before = polls();
    await vi.waitFor(() => expect(polls()).toBe(before + 1), { timeout: 15_000 });
    watch.acknowledge({ mark: 'own', replaced: 'first' });
    if (mark !== 'of another') setMark('own');
    letGo();
    await nextPolls();
    return watched;
  }

  it.each(['first', 'own'])('is no write of another when %j was read', async (mark) => {
    const { clear } = await acknowledgedDuringPoll(mark);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('does not hide the write of another after it', async () => {
    const { clear } = await acknowledgedDuringPoll('of another');
    expect(clear).toHaveBeenCalledTimes(2);
  });
});
