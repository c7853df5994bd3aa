import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { createDataFolder } from './dataFolder.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteFile, sqliteInMemory, sqliteScratch } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { WriteAheadLog } from './writeAheadLog.ts';

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Data directory of an in-memory database. */
export const IN_MEMORY = ':memory:';

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'portal.sqlite');

/** Creates the file before SQLite does, so that only its owner reads it, in any folder. SQLite gives -wal and -shm the same mode. */
function createFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/**
 * Opens SQLite.
 * @param dataDir a folder, created if missing, or IN_MEMORY
 * @param closing aborted when the portal begins to close: then statements wait for other connections for seconds only
 * @throws {Error} of the file system
 */
export function openDatabase(dataDir: string, closing?: AbortSignal): Database {
  if (dataDir === IN_MEMORY) return new Kysely({ dialect: sqliteInMemory() });
  createDataFolder(dataDir);
  const file = databaseFile(dataDir);
  createFile(file);
  const log = new WriteAheadLog(file);
  const db: Database = new Kysely({ dialect: sqliteFile(file, log, closing) });
  logs.set(db, log);
  return db;
}

const logs = new WeakMap<Database, WriteAheadLog>();

/** The -wal of SQLite's file; undefined in memory and on PostgreSQL. */
export const logOf = (db: Database): WriteAheadLog | undefined => logs.get(db);

/** Opens a copy of a database in memory. @param content the bytes of its file */
export const openInMemory = (content: Uint8Array): Database => new Kysely({ dialect: sqliteInMemory(content) });

/** Opens an empty database that no other connection sees and that ends with this one, of any size. */
export const openScratch = (): Database => new Kysely({ dialect: sqliteScratch() });

/** @param url postgres://user:password@host:port/database */
export const openPostgres = (url: string): Database => new Kysely({ dialect: postgresDialect(url) });

/** Where another thread or process finds a database. */
export interface DatabasePlace {
  dataDir: string;
  /** null when the database is the SQLite file in dataDir */
  databaseUrl: string | null;
}

/** @param closing as openDatabase has it */
export const openPlace = ({ dataDir, databaseUrl }: DatabasePlace, closing?: AbortSignal): Database =>
  databaseUrl === null ? openDatabase(dataDir, closing) : openPostgres(databaseUrl);

export const isPostgres = (db: Pick<Database, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** True if rows need SELECT … FOR UPDATE: PostgreSQL runs transactions concurrently, SQLite one at a time. */
export const locks = (db: Database): boolean => db.isTransaction && isPostgres(db);
