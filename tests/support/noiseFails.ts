import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error fails the test. A test that expects one replaces the spy. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  const calls = vi.isMockFunction(spy) ? [...spy.mock.calls] : [];
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
