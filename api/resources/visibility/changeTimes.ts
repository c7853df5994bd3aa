import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ORDERED_RESOURCES, type RecordKind } from '../../../contract/resources/resources.ts';
import type { SearchedKind } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { nombreIn } from '../names/names.ts';
import { type PublicTable, publicRows } from './isPublic.ts';

export interface ChangeTimes {
  /** ISO 8601 in UTC; of a scheduled record, when it appeared */
  created_at: string;
  changed_at: string;
  /** 1 at first, incremented by every update */
  version: number;
}

/** The tables of records with publication dates that have a page. */
export type DatedTable = PublicTable & SearchedKind;

/** A new place in a list is no change of the record. Only where there are places: the index alone answers the other tables. */
const isChange = (recurso: RecordKind) =>
  (ORDERED_RESOURCES as readonly RecordKind[]).includes(recurso) ? sql`m.accion <> 'ordenar'` : sql`true`;

/** The time of a record's last movimiento, else that of its creation, as an SQL expression over a row of the table. */
export const lastChangeIn = (recurso: RecordKind): RawBuilder<string> => sql`coalesce(
  (select max(m.created_at) from movimientos m
    where m.recurso = ${sql.lit(recurso)} and m.recurso_id = ${sql.ref(`${recurso}.id`)} and ${isChange(recurso)}),
  created_at)`;

/** When each record was last changed, in ISO 8601 in UTC. */
export async function lastChanges(db: Database, recurso: RecordKind): Promise<{ id: number; updated_at: string }[]> {
  const { rows } = await sql<{ id: number; updated_at: string }>`
    select id, ${lastChangeIn(recurso)} as updated_at from ${sql.table(recurso)} order by id`.execute(db);
  return rows;
}

const later = (instant: string, other: string): string => (other > instant ? other : instant);

/** When records were added and last changed, by id. @param id only of this record; of all by default */
export async function changeTimes(db: Database, table: DatedTable, id?: number): Promise<Map<number, ChangeTimes>> {
  const { rows } = await sql<{ id: number; publicar_desde: string } & ChangeTimes>`
    select id, created_at, version, publicar_desde, ${lastChangeIn(table)} as changed_at from ${sql.table(table)}
    where ${id === undefined ? sql`true` : sql`id = ${id}`}`.execute(db);
  return new Map(
    rows.map(({ id, publicar_desde, created_at, changed_at, version }) => [
      id,
      { created_at: later(created_at, publicar_desde), changed_at: later(changed_at, publicar_desde), version },
    ]),
  );
}

export interface NamedRecord {
  id: number;
  nombre: string;
  changed_at: string;
}

/** The names of all records that visitors may see, without their texts. */
export async function publicNames(db: Database, table: DatedTable, now: Date): Promise<NamedRecord[]> {
  const { rows } = await sql<NamedRecord & { publicar_desde: string }>`
    select id, ${nombreIn(table)} as nombre, publicar_desde, ${lastChangeIn(table)} as changed_at from ${sql.table(table)}
    where ${publicRows(table, now)} order by id`.execute(db);
  return rows.map(({ id, nombre, changed_at, publicar_desde }) => ({
    id,
    nombre,
    changed_at: later(changed_at, publicar_desde),
  }));
}

/** @param where a further condition */
export async function countPublic(
  db: Database,
  table: DatedTable,
  now: Date,
  where: RawBuilder<SqlBool> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where ${publicRows(table, now)} and ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
