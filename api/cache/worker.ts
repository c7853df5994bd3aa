/** Entry of the worker thread that renders responses. It has its own database connection. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, openPostgres } from '../database/open.ts';
import { HttpError } from '../errors/httpError.ts';
import { render } from './render.ts';
import type { RenderJob, RenderResult, WorkerOptions } from './renderThread.ts';

const { databaseUrl, dataDir, siteDir, publicUrl } = workerData as WorkerOptions;
const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);

function failureOf(id: number, error: unknown): RenderResult {
  if (error instanceof HttpError) {
    const { status, message, errors, headers, actual } = error;
    return { id, refusal: { status, message, errors, headers, actual } };
  }
  return { id, failure: error instanceof Error ? error.message : String(error) };
}

parentPort?.on('message', async ({ id, request, now }: RenderJob) => {
  const result = await render({ db, siteDir, publicUrl }, request, now).then(
    (response): RenderResult => ({ id, response }),
    (error: unknown) => failureOf(id, error),
  );
  parentPort?.postMessage(result);
});
