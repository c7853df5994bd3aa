const INTERVAL_MS = 500;

/**
 * Calls `stop` once the parent process has exited. When npm is killed, its shell dies without telling the script that it runs;
 * a script that did not look would keep running, and the port would stay taken.
 */
export function onParentExit(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, INTERVAL_MS);
  timer.unref();
}
