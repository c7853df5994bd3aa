import type { Readable } from 'node:stream';
import type { CopyTo } from '../backups/save.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import { type ExportOptions, exportEntries } from './entries.ts';
import { zipOf } from './zip.ts';

/**
 * Copies the database into a folder of its own.
 * @returns the ZIP of the copy, made while it is read; disposing it closes the copy
 */
export async function makeExport(
  copyTo: CopyTo,
  folder: string,
  options: ExportOptions,
): Promise<AsyncDisposable & { content: Readable }> {
  await copyTo(databaseFile(folder));
  const db = openDatabase(folder);
  const content = zipOf(exportEntries(db, options), options.now);
  return {
    content,
    async [Symbol.asyncDispose]() {
      content.destroy();
      await db.destroy();
    },
  };
}
