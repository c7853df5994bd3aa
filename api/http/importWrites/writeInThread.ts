import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Change } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
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

/** Pages of the -wal after which a commit copies them into the database: SQLite's default. */
const AUTOMATIC = 1_000;
const NEVER = 0;

async function copyAfter(db: Database, pages: number): Promise<void> {
  await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);
}

/** Threads of a portal that write, or copy what they wrote. */
const running = new WeakMap<Database, number>();

async function begin(db: Database): Promise<void> {
  running.set(db, (running.get(db) ?? 0) + 1);
  await copyAfter(db, NEVER);
}

async function end(db: Database): Promise<void> {
  const others = (running.get(db) ?? 1) - 1;
  running.set(db, others);
  if (others === 0) await copyAfter(db, AUTOMATIC);
}

/**
 * Writes an import on SQLite by a connection of a thread: the commit of a large one takes more than a tenth of a second, for which
 * the connection of the portal would block the event loop. So would the next commit, if it copied the -wal; the thread does so, and
 * the write ends with the thread.
 * @param db the portal's
 * @param dataDir folder of its database
 * @param onWrite called once the import is written
 * @throws {HttpError} as writeImport
 */
export async function writeInThread(
  db: Database,
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
  const begun = begin(db);
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
    // Unless the portal has closed its connection.
    void end(db).catch(() => undefined);
  });
  await Promise.all([written.promise, begun]).finally(() => signal.removeEventListener('abort', cancel));
}
