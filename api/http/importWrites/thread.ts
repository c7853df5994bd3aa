/** Entry of the thread that writes an import. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import { writeImport } from '../../resources/imports/writeImport.ts';
import { serverResources } from '../../resources/serverResources.ts';
import type { Report, ThreadJob } from './writeInThread.ts';

const { dataDir, order } = workerData as ThreadJob;
const report = (sent: Report): void => parentPort?.postMessage(sent);

const db = openDatabase(dataDir);
try {
  const change = await writeImport(db, serverResources, order, {
    onStart: (total) => report({ total }),
    onProgress: (rows) => report({ rows }),
    // Its owner ends the thread.
    signal: new AbortController().signal,
  });
  report({ change });
} catch (error) {
  // Other errors end the thread, and its owner gets them.
  if (!(error instanceof HttpError)) throw error;
  report({ refusal: { status: error.status, message: error.message } });
} finally {
  // Waits until the -wal is copied.
  await db.destroy();
}
