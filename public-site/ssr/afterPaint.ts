/** Milliseconds. */
const IDLE_WAIT = 1_000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WAIT });
  else setTimeout(run, IDLE_WAIT);
}

/** Calls `run` after the next paint, when the browser is idle. */
export function afterPaint(run: () => void): void {
  // The first frame is on the screen when the second one begins, but not yet when its own callbacks have run.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => whenIdle(run))));
}
