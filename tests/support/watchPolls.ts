import { expect, vi } from 'vitest';
import { DatabaseClock } from '../../api/database/databaseClock.ts';

/** The polls of the portal. To be disposed before the portal, which waits for the last one. */
export function watchPolls() {
  const measure = vi.spyOn(DatabaseClock.prototype, 'measure');
  const held = Promise.withResolvers<void>();
  return {
    /** Waits for a poll that begins after the call. */
    async next() {
      measure.mockClear();
      await expect.poll(() => measure.mock.calls.length).toBeGreaterThanOrEqual(2);
    },
    /** Lets no further poll begin; the cache stays current. */
    async hold() {
      measure.mockClear();
      measure.mockReturnValue(held.promise);
      await expect.poll(() => measure.mock.calls.length).toBe(1);
      const now = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(now);
    },
    [Symbol.dispose]() {
      held.resolve();
      vi.restoreAllMocks();
    },
  };
}
