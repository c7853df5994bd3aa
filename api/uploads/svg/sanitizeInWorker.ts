import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import type { FileError } from '../../../contract/entities/file.ts';
import { INVALID_IMAGE, RejectedFile } from '../RejectedFile.ts';

/** The drawing, or why the file is refused. */
export type SvgOutcome = Uint8Array | FileError;

/** CPU time of a drawing, in milliseconds; a busy machine does not use it up. */
const MAX_CPU_MS = 2_000;
const MAX_HEAP_MB = 512;
const MAX_CONCURRENT_THREADS = 2;
/** Starting a thread takes longer than most drawings, so one waits for the next drawing. */
const MAX_IDLE_MS = 30_000;

const limitThreads = pLimit(MAX_CONCURRENT_THREADS);

interface IdleThread {
  worker: Worker;
  end: NodeJS.Timeout;
}

/** Threads without a drawing. They keep no state, so all portals of a process share them. */
const idle: IdleThread[] = [];

function startThread(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // Whoever waits for a drawing is told; an idle thread that fails is replaced.
  worker.on('error', () => undefined);
  worker.on('exit', () => forget(worker));
  return worker;
}

function forget(worker: Worker): void {
  const index = idle.findIndex((thread) => thread.worker === worker);
  if (index === -1) return;
  clearTimeout(idle[index]?.end);
  idle.splice(index, 1);
}

function takeThread(): Worker {
  const worker = idle.at(-1)?.worker ?? startThread();
  forget(worker);
  worker.ref();
  return worker;
}

/** An idle thread does not keep the process. */
function keepThread(worker: Worker): void {
  const end = () => {
    // The thread is forgotten at once, so that no drawing gets one that is about to end.
    forget(worker);
    void worker.terminate();
  };
  worker.unref();
  idle.push({ worker, end: setTimeout(end, MAX_IDLE_MS).unref() });
}

/**
 * Sanitizes an SVG in a worker thread, so that requests do not wait.
 * @param maxCpuMs the thread is ended after this CPU time
 * @throws {RejectedFile} 415 as sanitizeSvg; 422 when it takes too long or too much memory
 */
export function sanitizeInWorker(bytes: Buffer, maxCpuMs = MAX_CPU_MS): Promise<Buffer> {
  return limitThreads(() => sanitize(bytes, maxCpuMs));
}

async function sanitize(bytes: Buffer, maxCpuMs: number): Promise<Buffer> {
  const worker = takeThread();
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const used = await cpuTimeOf(worker);
    worker.postMessage(bytes);
    const outcome = await Promise.race([
      once(worker, 'message', { signal }).then(([sent]) => sent as SvgOutcome),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the SVG worker ended'))),
      usedUp(worker, used + maxCpuMs, signal),
    ]);
    keepThread(worker);
    if (!(outcome instanceof Uint8Array)) throw new RejectedFile(415, outcome);
    return Buffer.from(outcome.buffer);
  } catch (error) {
    if (!(error instanceof RejectedFile && error.status === 415)) await worker.terminate();
    throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error;
  } finally {
    settled.abort();
  }
}

const tooComplex = () =>
  new RejectedFile(422, { title: INVALID_IMAGE.title, text: messages.archivos.drawingTooComplex });

/** Milliseconds; 0 for a thread that has just ended, which its events report. */
async function cpuTimeOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000;
}

/** @throws {RejectedFile} 422 when the thread has used its CPU time */
async function usedUp(worker: Worker, maxCpuMs: number, signal: AbortSignal): Promise<never> {
  for (let left = maxCpuMs; left > 0; left = maxCpuMs - (await cpuTimeOf(worker))) {
    await wait(left, undefined, { signal, ref: false });
  }
  throw tooComplex();
}
