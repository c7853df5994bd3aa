import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Database } from './open.ts';

/** Pages of the -wal after which a commit copies them into the database: SQLite's default. */
const AUTOMATIC = 1_000;

async function copyAfter(db: Database, pages: number): Promise<void> {
  await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);
}

/** Copies the -wal into the database in a thread. Readers and writers do not wait for it. */
async function copyInThread(file: string): Promise<void> {
  const thread = new Worker(new URL('./checkpointThread.ts', import.meta.url), { workerData: file });
  thread.unref();
  await once(thread, 'exit');
}

/**
 * Runs a write of many rows on SQLite. Its commit does not copy the -wal into the database, which would block the event loop for a
 * tenth of a second: a thread does so after the write.
 * @param file of the database
 */
export async function withLateCheckpoint<T>(db: Database, file: string, write: () => Promise<T>): Promise<T> {
  await copyAfter(db, 0);
  try {
    return await write();
  } finally {
    // The next commit would do what the thread could not.
    await copyInThread(file).catch(() => undefined);
    await copyAfter(db, AUTOMATIC);
  }
}
