import { existsSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { assertCurrentVersion, checkVersion, readOwnSchema } from './check/schema.ts';
import { type CommandContext, CommandError } from './command.ts';
import { withPostgres } from './postgres/connection.ts';
import { requirePortal } from './postgres/schema.ts';

/** milliseconds to wait for a lock of a running portal */
const LOCK_TIMEOUT = 5_000;
/** All pages in one step: a step per batch would restart whenever the portal writes. */
const ALL_PAGES = 2 ** 31 - 1;

/** @throws {CommandError} if the folder has no database */
export function requireDatabaseFile(dataDir: string): string {
  const file = databaseFile(dataDir);
  if (existsSync(file) && statSync(file).size > 0) return file;
  throw new CommandError(`No hay base de datos en ${dataDir}. Revise DATA_DIR.`);
}

export function openForReading(dataDir: string): DatabaseSync {
  return new DatabaseSync(requireDatabaseFile(dataDir), { readOnly: true, timeout: LOCK_TIMEOUT });
}

/** Commands do not migrate, since a portal of another version may be running. Only the portal's start does. */
export async function requireCurrentVersion({ dataDir, databaseUrl }: CommandContext): Promise<void> {
  const expected = await readOwnSchema();
  if (databaseUrl !== null) return withPostgres(databaseUrl, (db) => requirePortal(db, expected));
  using db = openForReading(dataDir);
  assertCurrentVersion(checkVersion(db, expected));
}

/** An SQLite database of an older version can be copied; a PostgreSQL database must have the current version. */
export async function requireCopyableDatabase(context: CommandContext): Promise<void> {
  if (context.databaseUrl === null) openForReading(context.dataDir).close();
  else await requireCurrentVersion(context);
}

export const copyDatabaseFile = (db: DatabaseSync, file: string): Promise<number> =>
  backup(db, file, { rate: ALL_PAGES });
