/** The name of a record, from the columns that its descriptor lists. */
import { type RawBuilder, sql } from 'kysely';
import { partsOf, type ResourceName } from '../../../contract/resources/resources.ts';
import { columnOf } from '../../database/unchecked.ts';

const columnsOf = (recurso: ResourceName): readonly string[] => partsOf(recurso).nameColumns ?? [];

/** With its article: 'el proyecto'. */
export const nounOf = (recurso: ResourceName): string => partsOf(recurso).noun;

/** @param row of the table of the resource */
export const nombreOf = (recurso: ResourceName, row: object): string =>
  columnsOf(recurso)
    .map((column) => String(columnOf(row, column) ?? ''))
    .join(' ')
    .trim();

/** The name as an SQL expression over a row of the table; '' for a single record. */
export function nombreIn(recurso: ResourceName): RawBuilder<string> {
  const columns = columnsOf(recurso).map((column) => sql.ref(column));
  return columns.length === 0 ? sql`''` : sql`${sql.join(columns, sql` || ' ' || `)}`;
}
