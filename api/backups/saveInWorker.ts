import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CommandError } from '../copies/command.ts';
import type { DatabasePlace } from '../database/open.ts';
import { removeTemporary, type SavedBackup } from './save.ts';

export interface SaveJob {
  source: DatabasePlace;
  target: string;
}
export type SaveOutcome = { saved: SavedBackup } | { failure: string };

/** Copies and checks in a worker thread, so that requests do not wait. @param signal ends the thread */
export async function saveInWorker(job: SaveJob, signal: AbortSignal): Promise<SavedBackup> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  try {
    const [outcome] = (await once(worker, 'message', { signal })) as [SaveOutcome];
    if ('failure' in outcome) throw new CommandError(outcome.failure);
    return outcome.saved;
  } finally {
    await worker.terminate();
    removeTemporary(job.target);
  }
}
