/** The name of a record, from the columns that its descriptor lists. */
import { type RawBuilder, sql } from 'kysely';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE, type RecordPage } from '../../../contract/resources/recordPages.ts';
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

/** A record as lists, breadcrumbs and links between pages name it. */
export interface ListedRecord {
  nombre: string;
  path: string;
}

export interface ListedRecords {
  /** of all records */
  total: number;
  records: readonly ListedRecord[];
}

/** A record at its page, by the columns of its name. */
export function recordAt(page: RecordPage, record: { id: number }): ListedRecord {
  const nombre = nombreOf(RESOURCE_OF_PAGE[page], record);
  return { nombre, path: sitePaths[page](record.id, nombre) };
}
