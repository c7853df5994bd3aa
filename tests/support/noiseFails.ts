import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console.error that a test does not expect is a failure; one that it does is silenced by its own spy. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  const calls = vi.isMockFunction(spy) ? [...spy.mock.calls] : [];
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
