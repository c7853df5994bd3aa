import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
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

/** The worker thread that is created next. */
export function nextThread(): Promise<Worker> {
  const created = Promise.withResolvers<Worker>();
  const tell = (message: unknown) => {
    unsubscribe('worker_threads', tell);
    created.resolve((message as { worker: Worker }).worker);
  };
  subscribe('worker_threads', tell);
  onTestFinished(() => void unsubscribe('worker_threads', tell));
  return created.promise;
}

export const endOfNextThread = async (): Promise<unknown> => once(await nextThread(), 'exit');
