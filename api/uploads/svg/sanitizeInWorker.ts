import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { messages } from '../../../contract/messages.ts';
import { INVALID_IMAGE, RejectedFile } from '../RejectedFile.ts';

/** null for a file that is refused */
export type SvgOutcome = Uint8Array | null;

/** CPU time of a drawing, in milliseconds; a busy machine does not use it up. */
const MAX_CPU_MS = 2_000;
const MAX_HEAP_MB = 512;
const MAX_CONCURRENT_THREADS = 2;

const limitThreads = pLimit(MAX_CONCURRENT_THREADS);

/**
 * Sanitizes an SVG in a worker thread of its own, so that requests do not wait. The thread ends with the drawing.
 * @param maxCpuMs the thread is ended after this CPU time
 * @throws {RejectedFile} 415 as sanitizeSvg; 422 when it takes too long or too much memory
 */
export function sanitizeInWorker(bytes: Buffer, maxCpuMs = MAX_CPU_MS): Promise<Buffer> {
  return limitThreads(() => sanitize(bytes, maxCpuMs));
}

async function sanitize(bytes: Buffer, maxCpuMs: number): Promise<Buffer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const outcome = await Promise.race([
      once(worker, 'message', { signal }).then(([sent]) => sent as SvgOutcome),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the SVG worker ended'))),
      usedUp(worker, maxCpuMs, signal),
    ]);
    if (outcome === null) throw new RejectedFile(415, INVALID_IMAGE);
    return Buffer.from(outcome.buffer);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error;
  } finally {
    settled.abort();
    await worker.terminate();
  }
}

const tooComplex = () =>
  new RejectedFile(422, { title: INVALID_IMAGE.title, text: messages.archivos.drawingTooComplex });

/** @throws {RejectedFile} 422 when the thread has used its CPU time */
async function usedUp(worker: Worker, maxCpuMs: number, signal: AbortSignal): Promise<never> {
  for (let left = maxCpuMs; left > 0; ) {
    await wait(left, undefined, { signal, ref: false });
    // It rejects when the thread has just ended, which the other events report.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    left = maxCpuMs - (user + system) / 1_000;
  }
  throw tooComplex();
}
