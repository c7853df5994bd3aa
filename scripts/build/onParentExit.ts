const INTERVAL_MS = 500;

/** Calls `stop` when the parent process has exited. When npm is killed, its shell does not signal the script. */
export function onParentExit(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, INTERVAL_MS);
  timer.unref();
}
