import { storedFilesIn } from '../../contract/addresses/uploads.ts';
import { type EditedResource, isSingleRow, partsOf } from '../../contract/resources/resources.ts';
import { type Row, readRows } from '../copies/copy/rows.ts';
import { FILE_COLUMNS, filesOf } from '../database/fileColumns.ts';
import type { Database } from '../database/open.ts';
import { MEMBERS_FIELD, memberIds } from '../resources/proyectos/memberLinks.ts';
import { identidadOf } from '../resources/site/identidadRow.ts';

export type ExportedRecord = Readonly<Record<string, unknown>>;

/** How the rows of a resource become records. */
export interface RecordShape {
  recurso: EditedResource;
  /** the columns with a JSON list */
  listColumns: readonly string[];
  /** the records have members, whose links are rows of another table */
  hasMembers: boolean;
}

/** Columns that say nothing outside of the portal, or follow from another one. */
const LEFT_OUT = ['version', 'fin_periodos'];

/** The name of a column's field in the calls, and so in the export; null for one that is left out. */
export function fieldOf(recurso: EditedResource, column: string): string | null {
  if (LEFT_OUT.includes(column) || (column === 'id' && isSingleRow(recurso))) return null;
  return partsOf(recurso).fieldNames?.[column] ?? column;
}

/** Lists as lists, and the identity with its defaults. */
function recordOf({ recurso, listColumns }: RecordShape, row: Row): ExportedRecord {
  const values = recurso === 'identidad' ? { ...row, ...identidadOf(row) } : row;
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => {
      const field = fieldOf(recurso, column);
      return field === null ? [] : [[field, listColumns.includes(column) ? JSON.parse(String(value)) : value]];
    }),
  );
}

/** The records of a kind, some at a time, with the rows that they come from. */
export async function* recordsOf(db: Database, shape: RecordShape) {
  for await (const rows of readRows(db, shape.recurso)) {
    const ids = rows.map(({ id }) => Number(id));
    const members = shape.hasMembers ? await memberIds(db, ids) : null;
    const records = rows.map((row, n) => ({
      ...recordOf(shape, row),
      ...(members && { [MEMBERS_FIELD]: members.get(ids[n] ?? 0) ?? [] }),
    }));
    yield { rows, records };
  }
}

/** The files that a record has, or that its texts mention. */
export function filesOfRow(recurso: EditedResource, row: Row): string[] {
  const texts = FILE_COLUMNS.filter(({ tabla, holds }) => tabla === recurso && holds === 'text');
  return [...filesOf(recurso, row), ...texts.flatMap(({ column }) => storedFilesIn(String(row[column] ?? '')))];
}
