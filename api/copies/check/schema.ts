import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { IN_MEMORY, openDatabase } from '../../database/open.ts';
import { sqliteRows } from '../../database/unchecked.ts';
import { CommandError } from '../command.ts';

export interface Schema {
  migrations: readonly string[];
  parts: readonly string[];
}

export const HAS_MIGRATIONS = "select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'";
export const MIGRATIONS = 'select name as value from kysely_migration order by name';
const PARTS = `
  select m.type || ' ' || m.name || coalesce('.' || c.name || ' ' || c.type, '') as value
  from sqlite_schema m left join pragma_table_xinfo(m.name) c
  where m.name not glob 'sqlite_*' and m.name not glob 'kysely_*'
  order by 1`;

export interface ValueRow {
  value: string;
}

const readValues = (db: DatabaseSync, query: string): string[] =>
  sqliteRows<ValueRow>(db, query).map(({ value }) => value);

/**
 * Runs the migrations on an empty database, so that the schema is not written twice.
 * @param last the last migration of an earlier version
 */
export async function readOwnSchema(last?: string): Promise<Schema> {
  await using db = openDatabase(IN_MEMORY);
  const read = async (query: string) => (await sql.raw<ValueRow>(query).execute(db)).rows.map(({ value }) => value);
  await migrate(db, last);
  return { migrations: await read(MIGRATIONS), parts: await read(PARTS) };
}

export interface Version {
  problems: string[];
  pendingMigrations: number;
}

/** Reports a problem unless the applied migrations are the first ones of this version. */
export function compareMigrations(applied: readonly string[], { migrations }: Schema): Version {
  if (applied.length === 0) return { problems: ['No es una base de datos del portal'], pendingMigrations: 0 };
  const foreign = applied.find((name, index) => name !== migrations[index]);
  if (foreign === undefined) return { problems: [], pendingMigrations: migrations.length - applied.length };
  return {
    problems: [`La base de datos es de una versión más nueva del portal, o de otro (${foreign})`],
    pendingMigrations: 0,
  };
}

/** @throws {CommandError} unless the database has the current version */
export function assertCurrentVersion({ problems, pendingMigrations }: Version): void {
  if (problems[0] !== undefined) throw new CommandError(`${problems[0]}.`);
  if (pendingMigrations > 0) {
    throw new CommandError(
      'La base de datos es de una versión anterior: arranque el portal una vez y repita el comando.',
    );
  }
}

export const checkVersion = (db: DatabaseSync, expected: Schema): Version =>
  compareMigrations(db.prepare(HAS_MIGRATIONS).get() === undefined ? [] : readValues(db, MIGRATIONS), expected);

export const checkTables = (db: DatabaseSync, expected: Schema): string[] =>
  compareParts(readValues(db, PARTS), expected);

/** Reports missing parts, and unknown ones too: an unknown trigger could change what is saved. */
export function compareParts(actual: readonly string[], { parts }: Schema): string[] {
  return [
    ...parts.filter((part) => !actual.includes(part)).map((part) => `falta ${part}`),
    ...actual.filter((part) => !parts.includes(part)).map((part) => `sobra ${part}`),
  ];
}
