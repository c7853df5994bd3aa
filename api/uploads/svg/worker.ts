/** Entry of the worker thread that sanitizes SVGs, one after another. */
import { parentPort } from 'node:worker_threads';
import { RejectedFile } from '../RejectedFile.ts';
import type { SvgOutcome } from './sanitizeInWorker.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

function outcomeOf(bytes: Buffer): SvgOutcome {
  try {
    return new TextEncoder().encode(sanitizeSvg(bytes));
  } catch (error) {
    if (error instanceof RejectedFile) return { title: error.title, text: error.message };
    throw error;
  }
}

parentPort?.on('message', (bytes: Uint8Array) => {
  const outcome = outcomeOf(Buffer.from(bytes));
  parentPort?.postMessage(outcome, outcome instanceof Uint8Array ? [outcome.buffer as ArrayBuffer] : []);
});
