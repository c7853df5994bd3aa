/** Entry of the thread that writes an import. */
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { openDatabase } from '../../database/open.ts';
import { truncateWal } from '../../database/truncateWal.ts';
import { HttpError } from '../../errors/httpError.ts';
import { writeImport } from '../../resources/imports/writeImport.ts';
import { serverResources } from '../../resources/serverResources.ts';
import type { Report, ThreadJob } from './writeInThread.ts';

/** While somebody reads what was there before, the -wal is copied in part, and not emptied. */
const COPY_PAUSE_MS = 50;
const COPY_TRIES = 20;

const { dataDir, order } = workerData as ThreadJob;
const report = (sent: Report): void => parentPort?.postMessage(sent);

const db = openDatabase(dataDir);
try {
  // After the report: visitors get the new content before the -wal is copied.
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  const change = await writeImport(db, serverResources, order, {
    onStart: (total) => report({ total }),
    onProgress: (rows) => report({ rows }),
    // Its owner ends the thread.
    signal: new AbortController().signal,
  });
  report({ change });
  await copyLog();
} catch (error) {
  // Other errors end the thread, and its owner gets them.
  if (!(error instanceof HttpError)) throw error;
  report({ refusal: { status: error.status, message: error.message } });
} finally {
  await db.destroy();
}

/** Copies the -wal into the database while others read and write, and then empties it: the next commit would copy it again. */
async function copyLog(): Promise<void> {
  for (let tries = 0; tries < COPY_TRIES; tries++) {
    await sql`pragma wal_checkpoint(passive)`.execute(db);
    if (await truncateWal(db)) return;
    await setTimeout(COPY_PAUSE_MS);
  }
}
