import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';
import { ThreadEndedError, WorkerCalls } from '../../node/WorkerCalls.ts';

/** CPU time of a drawing, in milliseconds; a busy machine does not use it up. */
const MAX_CPU_MS = 2_000;
const MAX_CONCURRENT_THREADS = 2;
const OPTIONS = { resourceLimits: { maxOldGenerationSizeMb: 512 } };
/** Starting a thread takes longer than most drawings, so one waits for the next drawing. */
const MAX_IDLE_MS = 30_000;

const limitThreads = pLimit(MAX_CONCURRENT_THREADS);

/** Threads without a drawing. They keep no state, so all portals of a process share them. */
const idle: WorkerCalls[] = [];

/** Milliseconds; 0 for a thread that has just ended, which its calls report. */
async function cpuTimeOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000;
}

/** Ends a thread once it has used so much CPU time. @throws {Error} an AbortError */
async function endIfUsedUp(thread: WorkerCalls, maxCpuMs: number, signal: AbortSignal): Promise<void> {
  const worker = thread.start();
  const max = maxCpuMs + (await cpuTimeOf(worker));
  for (let left = maxCpuMs; left > 0; left = max - (await cpuTimeOf(worker)))
    await wait(left, undefined, { signal, ref: false });
  signal.throwIfAborted();
  await thread.end();
}

/**
 * Sanitizes an SVG in a worker thread, so that requests do not wait.
 * @param maxCpuMs the thread is ended after this CPU time
 * @throws {HttpError} 415 as sanitizeSvg; 422 when it takes too long or too much memory
 */
export const sanitizeInWorker = (bytes: Buffer, maxCpuMs = MAX_CPU_MS): Promise<Buffer> =>
  limitThreads(async () => {
    const thread = idle.pop() ?? new WorkerCalls(new URL('./worker.ts', import.meta.url), OPTIONS, MAX_IDLE_MS);
    const settled = new AbortController();
    endIfUsedUp(thread, maxCpuMs, settled.signal).catch(() => undefined);
    try {
      return Buffer.from((await thread.ask(bytes)) as Uint8Array<ArrayBuffer>);
    } catch (error) {
      throw error instanceof ThreadEndedError ? new HttpError(422, messages.archivos.drawingTooComplex) : error;
    } finally {
      settled.abort();
      idle.push(thread);
    }
  });
