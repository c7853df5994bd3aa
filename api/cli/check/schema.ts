import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { IN_MEMORY, openDatabase } from '../../database/open.ts';
import { Fallo } from '../command.ts';

/** What this version's migrations make of an empty database. */
export interface Schema {
  migrations: readonly string[];
  /** tables with their columns, indexes, and whatever else a schema may hold */
  partes: readonly string[];
}

const HAS_MIGRATIONS = "select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'";
export const MIGRATIONS = 'select name as valor from kysely_migration order by name';
const PARTES = `
  select m.type || ' ' || m.name || coalesce('.' || c.name || ' ' || c.type, '') as valor
  from sqlite_schema m left join pragma_table_xinfo(m.name) c
  where m.name not glob 'sqlite_*' and m.name not glob 'kysely_*'
  order by 1`;

interface Row {
  valor: string;
}

const leer = (db: DatabaseSync, query: string): string[] =>
  (db.prepare(query).all() as unknown as Row[]).map(({ valor }) => valor);

/** Asks the migrations themselves, so that there is no second list of them to keep. */
export async function readOwnSchema(): Promise<Schema> {
  const db = openDatabase(IN_MEMORY);
  const ask = async (query: string) => (await sql.raw<Row>(query).execute(db)).rows.map(({ valor }) => valor);
  try {
    await migrate(db);
    return { migrations: await ask(MIGRATIONS), partes: await ask(PARTES) };
  } finally {
    await db.destroy();
  }
}

/** How far a database is from this version. */
export interface Version {
  problems: string[];
  /** migrations of ours that it lacks */
  pendientes: number;
}

/** Whether the migrations that a database had are a portal's, of this version or an older one. */
export function compareMigrations(hechas: readonly string[], { migrations }: Schema): Version {
  if (hechas.length === 0) return { problems: ['No es una base de datos del portal'], pendientes: 0 };
  const ajena = hechas.find((nombre, index) => nombre !== migrations[index]);
  if (ajena === undefined) return { problems: [], pendientes: migrations.length - hechas.length };
  return {
    problems: [`La base de datos es de una versión más nueva del portal, o de otro (${ajena})`],
    pendientes: 0,
  };
}

/** @throws {Fallo} unless a database is of this very version */
export function requireThisVersion({ problems, pendientes }: Version): void {
  if (problems[0] !== undefined) throw new Fallo(`${problems[0]}.`);
  if (pendientes > 0) {
    throw new Fallo('La base de datos es de una versión anterior: arranque el portal una vez y repita el comando.');
  }
}

/** Whether an SQLite database is a portal's, of this version or an older one. */
export const checkVersion = (db: DatabaseSync, propio: Schema): Version =>
  compareMigrations(db.prepare(HAS_MIGRATIONS).get() === undefined ? [] : leer(db, MIGRATIONS), propio);

/** What an SQLite schema lacks and what it has besides. */
export const checkTables = (db: DatabaseSync, propio: Schema): string[] => compareParts(leer(db, PARTES), propio);

/** What is missing and what is too much: a trigger that is not ours could change what is saved. */
export function compareParts(actuales: readonly string[], { partes }: Schema): string[] {
  return [
    ...partes.filter((parte) => !actuales.includes(parte)).map((parte) => `falta ${parte}`),
    ...actuales.filter((parte) => !partes.includes(parte)).map((parte) => `sobra ${parte}`),
  ];
}
