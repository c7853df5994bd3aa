import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { type Database, databaseFile, openDatabase } from '../../database/open.ts';
import { readOwnSchema } from '../check/schema.ts';
import { CommandError } from '../command.ts';
import { copyTables } from '../copy/copy.ts';
import { checkTablesOf } from './schema.ts';

async function fill(folder: string, source: Database): Promise<void> {
  const target = openDatabase(folder);
  try {
    await migrate(target);
    // checkDatabase reports broken references; the copy must not fail on them.
    await sql`pragma foreign_keys = off`.execute(target);
    await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => target.transaction().execute((trx) => copyTables(snapshot, trx)));
  } finally {
    await target.destroy();
  }
}

/** Copies one snapshot of a PostgreSQL portal into an SQLite file, which it replaces. The portal may keep writing. */
export async function readFromPostgres(source: Database, file: string): Promise<void> {
  const [problem] = await checkTablesOf(source, await readOwnSchema());
  if (problem !== undefined) throw new CommandError(`La base de datos tiene problemas: ${problem}.`);
  const folder = mkdtempSync(path.join(path.dirname(file), 'sacando-'));
  try {
    await fill(folder, source);
    const copy = databaseFile(folder);
    chmodSync(copy, 0o600);
    renameSync(copy, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
