/** What visitors may see: one rule, applied in JavaScript to a record and in SQL to a list or a join. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ACTIVO } from '../../contract/constants.ts';
import type { StaffMember } from '../auth/sessions.ts';
import type { Row } from '../database/tables.ts';

/** The column that says whether a record is active; null where every record is public. */
const ACTIVE_COLUMNS = {
  proyectos: 'activo',
  integrantes: null,
  productos: null,
  convenios: 'estado',
  eventos: 'estado',
} as const;

export type PublicTable = keyof typeof ACTIVE_COLUMNS;

/** The values that the columns of a public record have. */
function requiredValues(tabla: PublicTable, _now: Date): [column: string, value: number][] {
  const column = ACTIVE_COLUMNS[tabla];
  return column === null ? [] : [[column, ACTIVO]];
}

/** As {@link isPublic}, for many records. */
export function publicTest<T extends PublicTable>(tabla: T, now: Date): (record: Row<T>) => boolean {
  const required = requiredValues(tabla, now);
  return (record) => {
    const values: Readonly<Record<string, unknown>> = record;
    return required.every(([column, value]) => values[column] === value);
  };
}

export const isPublic = <T extends PublicTable>(tabla: T, record: Row<T>, now: Date): boolean =>
  publicTest(tabla, now)(record);

/** As {@link isPublic}, as a condition on the rows of a table that the query names by its own name. */
export function publicRows(tabla: PublicTable, now: Date): RawBuilder<SqlBool> {
  const conditions = requiredValues(tabla, now).map(
    ([column, value]) => sql<SqlBool>`${sql.ref(`${tabla}.${column}`)} = ${value}`,
  );
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The condition on rows that the caller may see: staff see all. */
export const visibleRows = (tabla: PublicTable, staff: StaffMember | null, now: Date): RawBuilder<SqlBool> =>
  staff === null ? publicRows(tabla, now) : sql<SqlBool>`true`;
