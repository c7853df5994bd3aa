/** The personal data of a record that visitors see only while another column of it says so: `shownBy` of its descriptor. */
import { type RawBuilder, sql } from 'kysely';
import { partsOf, type ResourceName } from '../../../contract/resources/resources.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { columnOf } from '../../database/unchecked.ts';

/** The column that says whether visitors see a column; undefined for one that they always see. */
const switchOf = (tabla: string, column: string): string | undefined => partsOf(tabla).shownBy?.[column];

/** True for a column whose value may be hidden later. */
export const isRevocable = (tabla: string, column: string): boolean => switchOf(tabla, column) !== undefined;

/** @param values a row, or the fields of a form; those without a switch hide nothing */
export function hides(tabla: string, column: string, values: object): boolean {
  const shown = columnOf(values, switchOf(tabla, column) ?? '');
  return shown !== undefined && Number(shown) !== ACTIVO;
}

/** A row with nothing in the columns that visitors do not see. */
export function shownFields<R extends object>(tabla: ResourceName, row: R): R {
  const { shownBy = {}, fileColumns = {} } = partsOf(tabla);
  const hidden = Object.keys(shownBy).filter((column) => hides(tabla, column, row));
  return { ...row, ...Object.fromEntries(hidden.map((column) => [column, column in fileColumns ? null : ''])) };
}

/** The condition on rows whose column visitors see. The query must not alias the table. */
export function columnIsShown(tabla: string, column: string): RawBuilder<boolean> {
  const by = switchOf(tabla, column);
  return by === undefined ? sql`true` : sql`${sql.ref(`${tabla}.${by}`)} = ${ACTIVO}`;
}

/** A column as the caller may see it, null where it is hidden: staff see all. */
export const visibleColumn = (tabla: string, column: string, staff: StaffMember | null): RawBuilder<string | null> =>
  staff === null
    ? sql`case when ${columnIsShown(tabla, column)} then ${sql.ref(`${tabla}.${column}`)} end`
    : sql`${sql.ref(`${tabla}.${column}`)}`;
