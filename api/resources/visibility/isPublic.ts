import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { partsOf, resources } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { FILE_COLUMNS, type TableFileColumn } from '../../database/fileColumns.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { columnOf } from '../../database/unchecked.ts';
import { columnIsShown, isRevocable } from './shownFields.ts';

/** What visitors may see: one rule, applied in JavaScript to a record and in SQL to a list or a join. */

type Resources = typeof resources;
/** The tables of records with publication dates. */
export type PublicTable = {
  [N in keyof Resources]: Resources[N] extends { readonly visibility: { readonly scheduled: true } } ? N : never;
}[keyof Resources];
export const PUBLIC_TABLES = namesWith(resources, 'visibility').filter(
  (name): name is PublicTable => resources[name].visibility.scheduled,
);

export const isScheduled = (tabla: string): tabla is PublicTable =>
  (PUBLIC_TABLES as readonly string[]).includes(tabla);

/** The column that says whether a record is active; null where every record is active. */
const activeColumnOf = (tabla: PublicTable): string | null => resources[tabla].visibility.activeColumn;

const isActive = (tabla: PublicTable, record: Row<PublicTable>): boolean => {
  const column = activeColumnOf(tabla);
  return column === null || columnOf(record, column) === ACTIVO;
};

/** Makes the test of {@link isPublic} for many records. */
export function publicTest<T extends PublicTable>(tabla: T, now: Date): (record: Row<T>) => boolean {
  // Instants of equal length, whose order is that of their texts.
  const instant = now.toISOString();
  return (record) => {
    const row = record as Row<PublicTable>;
    const { publicar_desde, publicar_hasta } = row;
    return isActive(tabla, row) && publicar_desde <= instant && (publicar_hasta === '' || publicar_hasta > instant);
  };
}

export const isPublic = <T extends PublicTable>(tabla: T, record: Row<T>, now: Date): boolean =>
  publicTest(tabla, now)(record);

/** The time from which a record is public if it stays as it is: now, or later. Null if it never is. */
export function publicFrom<T extends PublicTable>(tabla: T, record: Row<T>, now: Date): string | null {
  const row = record as Row<PublicTable>;
  const desde = [row.publicar_desde, now.toISOString()].sort().at(-1) ?? '';
  return isActive(tabla, row) && (row.publicar_hasta === '' || row.publicar_hasta > desde) ? desde : null;
}

/** {@link isPublic} as an SQL condition. The query must not alias the table. */
export function publicRows(tabla: PublicTable, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${tabla}.${name}`);
  const active = activeColumnOf(tabla);
  const activeRow = active === null ? sql`` : sql`${column(active)} = ${ACTIVO} and `;
  const instant = now.toISOString();
  const hasta = column('publicar_hasta');
  return sql<SqlBool>`(${activeRow}${column('publicar_desde')} <= ${instant} and (${hasta} = '' or ${hasta} > ${instant}))`;
}

/** The condition on rows that visitors see, or will see if they stay as they are. @param now ISO 8601 in UTC */
export function shownFromNow(tabla: PublicTable, now: string): RawBuilder<SqlBool> {
  const active = activeColumnOf(tabla);
  const activeRow = active === null ? sql`` : sql`${sql.ref(active)} = ${ACTIVO} and `;
  return sql<SqlBool>`(${activeRow}(publicar_hasta = '' or publicar_hasta > ${now}))`;
}

/** The condition on rows that the caller may see: staff see all. */
export const visibleRows = (tabla: PublicTable, staff: StaffMember | null, now: Date): RawBuilder<SqlBool> =>
  staff === null ? publicRows(tabla, now) : sql<SqlBool>`true`;

/** The rows of a table whose file visitors see. The page of a withdrawn record stays, with its text and without its picture. */
function shownRows({ tabla, holds }: TableFileColumn, now: Date): RawBuilder<SqlBool> {
  const visibility = tabla === 'borradores' ? undefined : partsOf(tabla).visibility;
  if (visibility?.scheduled) return publicRows(tabla as PublicTable, now);
  return visibility === undefined || holds === 'html' ? sql`true` : sql`${sql.ref(visibility.withdrawnColumn)} = 0`;
}

/** The condition on rows that name a file in a column. */
function rowsNaming({ tabla, column, holds }: TableFileColumn, nombre: string): RawBuilder<SqlBool> {
  switch (holds) {
    case 'name':
    case 'nameOrDrawing':
      return sql`${sql.ref(column)} = ${nombre}`;
    case 'html':
      return sql`id in (select registro_id from usos_archivos where archivo = ${nombre} and tabla = ${tabla})`;
    default:
      return sql`${sql.ref(column)} like ${`%${nombre}%`}`;
  }
}

/**
 * Whether a public record uses the file: `revocable` if the record may hide it later while it stays public, `lasting` if not. Null for one
 * that visitors may not read, such as a replaced one that only a version names.
 */
export async function publicUseOf(db: Database, nombre: string, now: Date): Promise<'lasting' | 'revocable' | null> {
  const uses = FILE_COLUMNS.filter(({ shownWithRecord }) => shownWithRecord);
  const shownIn = (files: readonly TableFileColumn[]) => {
    const shown = files.map((file) => {
      const { tabla, column } = file;
      const conditions = [rowsNaming(file, nombre), shownRows(file, now), columnIsShown(tabla, column)];
      return sql`exists (select 1 from ${sql.table(tabla)} where ${sql.join(conditions, sql` and `)})`;
    });
    return sql.join(shown, sql` or `);
  };
  const isLasting = ({ tabla, column }: TableFileColumn) => !isRevocable(tabla, column);
  const { rows } = await sql<Record<'lasting' | 'revocable', number | boolean>>`select
    ${shownIn(uses.filter(isLasting))} as lasting,
    ${shownIn(uses.filter((file) => !isLasting(file)))} as revocable`.execute(db);
  if (rows[0]?.revocable) return 'revocable';
  return rows[0]?.lasting ? 'lasting' : null;
}
