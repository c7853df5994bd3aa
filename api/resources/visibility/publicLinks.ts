import { type RawBuilder, sql } from 'kysely';
import { partsOf, resources } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { type Database, isPostgres } from '../../database/open.ts';
import { nombreIn } from '../names/names.ts';
import { isScheduled, publicRows } from './isPublic.ts';

const TABLES = namesWith(resources, 'linkColumns');
const WITH_LISTS = namesWith(resources, 'linkListColumns');

type LinkTable = (typeof TABLES)[number];

export interface PublicLink {
  recurso: LinkTable;
  id: number;
  nombre: string;
  /** the field's name in the calls that write it */
  campo: string;
  url: string;
}

const shownRows = (table: LinkTable, now: Date) => (isScheduled(table) ? publicRows(table, now) : sql`true`);

function linksOfColumn(table: LinkTable, column: string, now: Date): RawBuilder<PublicLink> {
  const { fieldNames, shownLinks } = partsOf(table);
  const field = fieldNames?.[column] ?? column;
  const shown = shownLinks?.[column];
  const isShown = shown === undefined ? sql`true` : sql`${sql.ref(shown.column)} in (${sql.join(shown.values)})`;
  return sql`
    select ${sql.lit(table)} as recurso, id, ${nombreIn(table)} as nombre, ${sql.lit(field)} as campo,
      ${sql.ref(column)} as url
    from ${sql.table(table)} where ${sql.ref(column)} like 'http%' and ${isShown} and ${shownRows(table, now)}`;
}

/** Links in a JSON list. Its items are counted from 0, by PostgreSQL from 1. */
function linksOfList(db: Database, table: LinkTable, column: string, now: Date): RawBuilder<PublicLink> {
  const { items, place } = isPostgres(db)
    ? {
        items: sql`json_array_elements_text(${sql.ref(column)}::json) with ordinality as item(value, place)`,
        place: sql`(item.place - 1)`,
      }
    : { items: sql`json_each(${sql.ref(column)}) as item`, place: sql`item.key` };
  return sql`
    select ${sql.lit(table)} as recurso, ${sql.ref(`${table}.id`)}, ${nombreIn(table)} as nombre,
      ${sql.lit(`${column}.`)} || ${place} as campo, item.value as url
    from ${sql.table(table)} cross join ${items} where ${shownRows(table, now)}`;
}

/** A query of the links of all records that visitors see; of the single records too. */
export function publicLinks(db: Database, now: Date): RawBuilder<PublicLink> {
  const ofColumns = TABLES.flatMap((table) =>
    (partsOf(table).linkColumns ?? []).map((column) => linksOfColumn(table, column, now)),
  );
  const ofLists = WITH_LISTS.flatMap((table) =>
    (partsOf(table).linkListColumns ?? []).map((column) => linksOfList(db, table, column, now)),
  );
  return sql`${sql.join([...ofColumns, ...ofLists], sql` union all `)}`;
}

/** A dead link, as a condition on `enlaces`: 404, 410, or consecutive failures on two different days. */
export const isDead = sql<boolean>`(estado = 'falla' and (fallos >= 2 or http in (404, 410)))`;
