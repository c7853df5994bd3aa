import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type SqliteStatement } from 'kysely';
import { GuardedDriver } from './guardedDriver.ts';
import { type Connections, type LocalDatabase, SharedSqliteDriver } from './sqliteDriver.ts';
import { requireSqlite } from './sqliteVersion.ts';
import type { WriteAheadLog } from './writeAheadLog.ts';

class SharedConnectionAdapter extends SqliteAdapter {
  /** Lets the migrator roll back DDL, which SQLite supports. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver has a mutex of its own: that of Kysely would be held while a statement waits for another process. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const dialectOf = (connections: Connections, closing?: AbortSignal): Dialect => ({
  createDriver: () => new GuardedDriver(new SharedSqliteDriver(connections, closing)),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SharedConnectionAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** milliseconds: how long the opening waits for another connection. Statements do not block (SharedSqliteDriver). */
const OPENING_TIMEOUT = 5_000;

function openWriter(file: string, content?: Uint8Array): LocalDatabase {
  requireSqlite(process.versions.sqlite ?? '0');
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT });
  if (content !== undefined) database.deserialize(content);
  // synchronous = full: committed writes survive a power loss (docs/decisions/0002). secure_delete: deleted data is overwritten.
  // wal_autocheckpoint = 0: WriteAheadLog copies the -wal.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma wal_autocheckpoint = 0; pragma busy_timeout = 0',
  );
  return adapt(database);
}

function openReader(file: string): LocalDatabase {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT, readOnly: true });
  database.exec('pragma busy_timeout = 0');
  return adapt(database);
}

/** @param closing aborted when the portal begins to close: then statements wait for other connections for seconds only */
export const sqliteFile = (file: string, log: WriteAheadLog, closing?: AbortSignal): Dialect =>
  dialectOf({ openWriter: () => openWriter(file), openReader: () => openReader(file), log }, closing);

/** @param content a database, serialized; empty by default */
export const sqliteInMemory = (content?: Uint8Array): Dialect =>
  dialectOf({ openWriter: () => openWriter(':memory:', content), openReader: null, log: null });

/** A database of this connection alone. SQLite keeps what does not fit into memory in a file without a name, which goes with the process. */
export const sqliteScratch = (): Dialect =>
  dialectOf({ openWriter: () => openWriter(''), openReader: null, log: null });

const NO_OP: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** About a hundred are needed, but a list of values makes a new statement for each length. */
const MAX_PREPARED = 300;

function adapt(database: DatabaseSync): LocalDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    close: () => database.close(),
    prepare(sql) {
      // SQLite rolls back when the disk fails; the error of a second rollback would hide the cause.
      if (sql === 'rollback' && !database.isTransaction) return NO_OP;
      // SQLite runs some pragmas when they are prepared.
      if (sql.startsWith('pragma')) return prepare(database, sql);
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      const statement = prepare(database, sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

type SqliteRow = Record<string, SQLOutputValue>;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => withPrototype(statement.all(...parameters.map(bind))),
    run: (parameters) => statement.run(...parameters.map(bind)),
    iterate: (parameters) => statement.iterate(...parameters.map(bind)),
  };
}

/**
 * node:sqlite's rows have no prototype, unlike those of pg. Copying one with a spread takes longer than reading it, because V8
 * keeps such objects as hash tables.
 */
function withPrototype(rows: SqliteRow[]): SqliteRow[] {
  const names = Object.keys(rows[0] ?? {});
  return rows.map((row) => {
    const copy: SqliteRow = {};
    for (const name of names) copy[name] = row[name] ?? null;
    return copy;
  });
}

/** node:sqlite rejects undefined. */
function bind(value: unknown): SQLInputValue {
  return (value ?? null) as SQLInputValue;
}
