import { expect, vi } from 'vitest';
import { DatabaseClock } from '../../api/database/databaseClock.ts';

/** The polls of the portals. To be disposed before the portals, which wait for the last one. */
export function watchPolls() {
  const measure = vi.spyOn(DatabaseClock.prototype, 'measure');
  const held = Promise.withResolvers<void>();
  return {
    /** Waits until each of the instances has ended a poll that began after the call. */
    async next({ instances = 1 } = {}) {
      measure.mockClear();
      // A poll ends with its measurement: the first one may have begun before.
      const polledTwice = () => {
        const clocks = measure.mock.contexts;
        return new Set(clocks.filter((clock, index) => clocks.indexOf(clock) < index)).size;
      };
      await expect.poll(polledTwice).toBe(instances);
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
