import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What a query takes first: the database itself, or the transaction that a write runs in. */
export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** In place of a folder: a database that is gone when it is closed. */
export const IN_MEMORY = ':memory:';

/** The file that holds everything of a portal. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.sqlite');

/**
 * Opens the database of a folder, which is made when it is missing.
 * @param dataDir a folder, or IN_MEMORY
 */
export function openDatabase(dataDir: string): Database {
  if (dataDir === IN_MEMORY) return new Kysely({ dialect: new NodeSqliteDialect(IN_MEMORY) });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely({ dialect: new NodeSqliteDialect(databaseFile(dataDir)) });
}
