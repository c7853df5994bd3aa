/** Entry of the worker thread that makes a backup. */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOfError } from '../copies/errorMessage.ts';
import { copierOf, saveBackup } from './save.ts';
import type { SaveJob, SaveOutcome } from './saveInWorker.ts';

const { source, target } = workerData as SaveJob;
const outcome: SaveOutcome = await saveBackup(copierOf(source), target).then(
  (saved) => ({ saved }),
  (error: unknown) => ({ failure: messageOfError(error) }),
);
parentPort?.postMessage(outcome);
