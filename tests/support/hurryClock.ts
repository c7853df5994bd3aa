import { onTestFinished, vi } from 'vitest';

/** Lets a second pass with every look at the clock. */
export function hurryClock() {
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 1_000;
    return time;
  });
  onTestFinished(() => clock.mockRestore());
}
