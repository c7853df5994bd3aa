/** Entry of the worker thread that sanitizes an SVG. */
import { parentPort, workerData } from 'node:worker_threads';
import { RejectedFile } from '../RejectedFile.ts';
import type { SvgOutcome } from './sanitizeInWorker.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

function outcomeOf(bytes: Buffer): SvgOutcome {
  try {
    return new TextEncoder().encode(sanitizeSvg(bytes));
  } catch (error) {
    if (error instanceof RejectedFile) return null;
    throw error;
  }
}

const outcome = outcomeOf(Buffer.from(workerData as Uint8Array));
parentPort?.postMessage(outcome, outcome === null ? [] : [outcome.buffer as ArrayBuffer]);
