import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { requireSqlite } from './sqliteVersion.ts';

/** Kysely over node:sqlite: the stock dialect on an adapter of a few lines. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: async () => adapt(openFile(file)) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** SQLite rolls schema changes back too; without this a failed migration would leave its tables behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string): DatabaseSync {
  requireSqlite(process.versions.sqlite ?? '0');
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // FULL: an acknowledged write survives a loss of power (docs/decisions/0002).
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return database;
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Statements that are kept prepared; the portal has about a hundred, but those with lists of values have many forms. */
const PREPARED_MAX = 300;

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite undoes a transaction by itself when the disk fails it: undoing it again would hide why.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      const statement = prepare(database, sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    // node:sqlite's rows have no prototype, which deep comparison and cloning trip over.
    all: (parameters) => statement.all(...parameters.map(bind)).map((row) => ({ ...row })),
    run: (parameters) => statement.run(...parameters.map(bind)),
    iterate: (parameters) => statement.iterate(...parameters.map(bind)),
  };
}

/** node:sqlite refuses undefined. */
function bind(value: unknown): SQLInputValue {
  return (value ?? null) as SQLInputValue;
}
