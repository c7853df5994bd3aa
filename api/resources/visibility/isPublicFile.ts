import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { partsOf } from '../../../contract/resources/resources.ts';
import { FILE_COLUMNS, type TableFileColumn } from '../../database/fileColumns.ts';
import type { Database } from '../../database/open.ts';
import { type PublicTable, publicRows } from './isPublic.ts';

/** The rows of a table that visitors see. */
function shownRows(tabla: TableFileColumn['tabla'], now: Date): RawBuilder<SqlBool> {
  const visibility = tabla === 'borradores' ? undefined : partsOf(tabla).visibility;
  if (visibility === undefined) return sql`true`;
  return visibility.scheduled ? publicRows(tabla as PublicTable, now) : sql`${sql.ref(visibility.withdrawnColumn)} = 0`;
}

/** True if a public record uses the picture or video. A replaced file that only a version names is not public. */
export async function isPublicFile(db: Database, nombre: string, now: Date): Promise<boolean> {
  const uses = FILE_COLUMNS.filter(({ shownWithRecord }) => shownWithRecord).map(({ tabla, column, holds }) => {
    const named =
      holds === 'name' || holds === 'nameOrDrawing'
        ? sql`${sql.ref(column)} = ${nombre}`
        : sql`${sql.ref(column)} like ${`%${nombre}%`}`;
    return sql`exists (select 1 from ${sql.table(tabla)} where ${named} and ${shownRows(tabla, now)})`;
  });
  const { rows } = await sql<{ shown: number | boolean }>`select ${sql.join(uses, sql` or `)} as shown`.execute(db);
  return Boolean(rows[0]?.shown);
}
