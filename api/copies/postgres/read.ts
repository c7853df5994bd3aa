import { chmodSync, mkdtempDisposableSync, renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { type Database, databaseFile, openDatabase } from '../../database/open.ts';
import { readOwnSchema, type Schema } from '../check/schema.ts';
import { CommandError } from '../command.ts';
import { copyTables } from '../copy/copy.ts';
import { tablesIn } from '../copy/tables.ts';
import { checkTablesOf } from './schema.ts';

async function fill(folder: string, source: Database, { parts }: Schema, last?: string): Promise<void> {
  await using target = openDatabase(folder);
  await migrate(target, last);
  // checkDatabase reports broken references; the copy must not fail on them.
  await sql`pragma foreign_keys = off`.execute(target);
  await source
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => target.transaction().execute((trx) => copyTables(snapshot, trx, tablesIn(parts))));
}

/**
 * Copies one snapshot of a PostgreSQL portal into an SQLite file, which it replaces. The portal may keep writing.
 * @param last the last migration of a database of an earlier version
 */
export async function readFromPostgres(source: Database, file: string, last?: string): Promise<void> {
  const schema = await readOwnSchema(last);
  const [problem] = await checkTablesOf(source, schema);
  if (problem !== undefined) throw new CommandError(`La base de datos tiene problemas: ${problem}.`);
  using folder = mkdtempDisposableSync(path.join(path.dirname(file), 'sacando-'));
  await fill(folder.path, source, schema, last);
  const copy = databaseFile(folder.path);
  chmodSync(copy, 0o600);
  renameSync(copy, file);
}
