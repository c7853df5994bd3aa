import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { databaseFile } from '../../api/database/open.ts';
import { testApp } from './testApp.ts';

/** A portal on a file of SQLite, and another connection, such as that of a command. Both end with the test. */
export async function portalOnFile() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-on-file-'));
  const portal = await testApp({ dataDir });
  const file = databaseFile(dataDir);
  const writer = new DatabaseSync(file);
  onTestFinished(async () => {
    writer.close();
    await portal[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true });
  });
  return { portal, dataDir, file, writer };
}

/**
 * Begins to write with a connection while the next worker thread is created, which then finds the database locked.
 * @returns the end of that thread
 */
export function writeBeforeNextThread(writer: DatabaseSync): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const begin = (message: unknown) => {
    unsubscribe('worker_threads', begin);
    writer.exec('begin immediate');
    (message as { worker: Worker }).worker.once('exit', () => ended.resolve());
  };
  subscribe('worker_threads', begin);
  onTestFinished(() => void unsubscribe('worker_threads', begin));
  return ended.promise;
}
