import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { IN_MEMORY, openDatabase } from '../../database/open.ts';
import { Fallo } from '../comando.ts';

/** What this version's migrations make of an empty database. */
export interface Esquema {
  migraciones: readonly string[];
  /** tables with their columns, indexes, and whatever else a schema may hold */
  partes: readonly string[];
}

const HAY_MIGRACIONES = "select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'";
export const MIGRACIONES = 'select name as valor from kysely_migration order by name';
const PARTES = `
  select m.type || ' ' || m.name || coalesce('.' || c.name || ' ' || c.type, '') as valor
  from sqlite_schema m left join pragma_table_xinfo(m.name) c
  where m.name not glob 'sqlite_*' and m.name not glob 'kysely_*'
  order by 1`;

interface Fila {
  valor: string;
}

const leer = (db: DatabaseSync, query: string): string[] =>
  (db.prepare(query).all() as unknown as Fila[]).map(({ valor }) => valor);

/** Asks the migrations themselves, so that there is no second list of them to keep. */
export async function leerEsquemaPropio(): Promise<Esquema> {
  const db = openDatabase(IN_MEMORY);
  const ask = async (query: string) => (await sql.raw<Fila>(query).execute(db)).rows.map(({ valor }) => valor);
  try {
    await migrate(db);
    return { migraciones: await ask(MIGRACIONES), partes: await ask(PARTES) };
  } finally {
    await db.destroy();
  }
}

/** How far a database is from this version. */
export interface Version {
  problemas: string[];
  /** migrations of ours that it lacks */
  pendientes: number;
}

/** Whether the migrations that a database had are a portal's, of this version or an older one. */
export function compararMigraciones(hechas: readonly string[], { migraciones }: Esquema): Version {
  if (hechas.length === 0) return { problemas: ['No es una base de datos del portal'], pendientes: 0 };
  const ajena = hechas.find((nombre, index) => nombre !== migraciones[index]);
  if (ajena === undefined) return { problemas: [], pendientes: migraciones.length - hechas.length };
  return {
    problemas: [`La base de datos es de una versión más nueva del portal, o de otro (${ajena})`],
    pendientes: 0,
  };
}

/** @throws {Fallo} unless a database is of this very version */
export function exigirEstaVersion({ problemas, pendientes }: Version): void {
  if (problemas[0] !== undefined) throw new Fallo(`${problemas[0]}.`);
  if (pendientes > 0) {
    throw new Fallo('La base de datos es de una versión anterior: arranque el portal una vez y repita el comando.');
  }
}

/** Whether an SQLite database is a portal's, of this version or an older one. */
export const revisarVersion = (db: DatabaseSync, propio: Esquema): Version =>
  compararMigraciones(db.prepare(HAY_MIGRACIONES).get() === undefined ? [] : leer(db, MIGRACIONES), propio);

/** What an SQLite schema lacks and what it has besides. */
export const revisarTablas = (db: DatabaseSync, propio: Esquema): string[] => compararPartes(leer(db, PARTES), propio);

/** What is missing and what is too much: a trigger that is not ours could change what is saved. */
export function compararPartes(actuales: readonly string[], { partes }: Esquema): string[] {
  return [
    ...partes.filter((parte) => !actuales.includes(parte)).map((parte) => `falta ${parte}`),
    ...actuales.filter((parte) => !partes.includes(parte)).map((parte) => `sobra ${parte}`),
  ];
}
