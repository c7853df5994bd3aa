import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import { insertable, namedAs } from '../../database/unchecked.ts';
import { type CopiedTable, keyColumnsOf } from './tables.ts';

export type Row = Record<string, number | string | Uint8Array | null>;

/** Rows per query; an image may have several megabytes. */
const BATCH_SIZES = { imagenes: 8 } as Partial<Record<CopiedTable, number>>;
const DEFAULT_BATCH_SIZE = 200;

/** Reads a table in batches with keyset pagination, which both engines support. */
export async function* readRows(db: Database, table: CopiedTable): AsyncGenerator<Row[]> {
  const keyColumns = keyColumnsOf(table);
  const columns = sql.join(keyColumns.map((column) => sql.ref(column)));
  const batchSize = BATCH_SIZES[table] ?? DEFAULT_BATCH_SIZE;
  let lastRow: Row | undefined;
  do {
    const after = lastRow && sql`where (${columns}) > (${sql.join(keyColumns.map((column) => lastRow?.[column]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after ?? sql``} order by ${columns} limit ${batchSize}`.execute(db);
    if (rows.length > 0) yield rows;
    lastRow = rows.length < batchSize ? undefined : rows.at(-1);
  } while (lastRow !== undefined);
}

export async function writeRows(trx: Trx, table: CopiedTable, rows: readonly Row[]): Promise<void> {
  // The rows come from the same table, whose columns were compared.
  await trx.insertInto(namedAs<'ajustes'>(table)).values(insertable<'ajustes'>(rows)).execute();
}
