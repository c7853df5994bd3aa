import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What a query takes first: the database itself, or the transaction that a write runs in. */
export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** In place of a folder: a database that is gone when it is closed. */
export const IN_MEMORY = ':memory:';

/** The file that holds everything of a portal on SQLite. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.sqlite');

/**
 * Opens the SQLite database of a folder, which is made when it is missing.
 * @param dataDir a folder, or IN_MEMORY
 */
export function openDatabase(dataDir: string): Database {
  if (dataDir === IN_MEMORY) return new Kysely({ dialect: new NodeSqliteDialect(IN_MEMORY) });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely({ dialect: new NodeSqliteDialect(databaseFile(dataDir)) });
}

/** @param url postgres://user:password@host:port/database */
export const openPostgres = (url: string): Database => new Kysely({ dialect: postgresDialect(url) });

/** The engine behind a database, for the few statements in which the two differ. */
export const isPostgres = (db: Kysely<never>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Whether a row that is read to be changed must be locked: PostgreSQL runs transactions side by side, SQLite one by one.
 * For `query.$if(locks(db), (q) => q.forUpdate())`.
 */
export const locks = (db: Database): boolean => db.isTransaction && isPostgres(db as unknown as Kysely<never>);
