import { Worker } from 'node:worker_threads';
import type { Change } from '../../database/changeMark.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { ImportWrite, WriteProgress } from '../../resources/imports/writeImport.ts';

export interface ThreadJob {
  dataDir: string;
  order: ImportWrite;
}

/** What the thread tells: all rows, rows that are done, and what became of the write. */
export type Report =
  | { total: number }
  | { rows: number }
  | { change: Change }
  | { refusal: Pick<HttpError, 'status' | 'message'> };

/**
 * Writes an import on SQLite by a connection of a thread: the commit of a large one takes more than a tenth of a second, for which
 * the connection of the portal would block the event loop. The write ends with the thread, which copies the -wal.
 * @param dataDir folder of the database
 * @param onWrite called once the import is written
 * @throws {HttpError} as writeImport
 */
export async function writeInThread(
  dataDir: string,
  order: ImportWrite,
  { onStart, onProgress, signal }: WriteProgress,
  onWrite: (change: Change) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted();
  const written = Promise.withResolvers<unknown>();
  const exited = Promise.withResolvers<void>();
  const job: ThreadJob = { dataDir, order };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: job });
  // SQLite rolls back what a connection has not committed.
  const cancel = () => void worker.terminate();
  signal.addEventListener('abort', cancel);
  worker.on('message', (report: Report) => {
    if ('total' in report) onStart(report.total);
    else if ('rows' in report) onProgress(report.rows);
    else if ('change' in report) written.resolve(Promise.all([onWrite(report.change), exited.promise]));
    else written.reject(new HttpError(report.refusal.status, report.refusal.message));
  });
  worker.on('error', written.reject);
  worker.on('exit', () => {
    exited.resolve();
    written.reject(new Error('the thread of an import ended without a result'));
  });
  await written.promise.finally(() => signal.removeEventListener('abort', cancel));
}
