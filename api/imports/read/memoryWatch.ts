/** Worker thread of the child process: ends it above a size in memory, or after a time, also while its main thread is busy. */
import { parentPort, workerData } from 'node:worker_threads';

export interface WatchOptions {
  maxBytes: number;
  maxMs: number;
}

const INTERVAL_MS = 20;

const { maxBytes, maxMs } = workerData as WatchOptions;
const end = performance.now() + maxMs;

function check(): void {
  if (process.memoryUsage.rss() > maxBytes || performance.now() > end) process.kill(process.pid, 'SIGKILL');
}

check();
setInterval(check, INTERVAL_MS);
parentPort?.postMessage('watching');
