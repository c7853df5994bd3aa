import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import { CommandError } from '../command.ts';
import { createContentDigest, type TableContent } from './checksum.ts';
import { copyCounters } from './counters.ts';
import { readRows, writeRows } from './rows.ts';
import { type CopiedTable, TABLES } from './tables.ts';

async function readContent(db: Database, table: CopiedTable): Promise<TableContent> {
  const content = createContentDigest();
  for await (const rows of readRows(db, table)) content.add(rows);
  return content.total();
}

async function copyTable(source: Database, target: Trx, table: CopiedTable): Promise<TableContent> {
  const content = createContentDigest();
  for await (const rows of readRows(source, table)) {
    await writeRows(target, table, rows);
    content.add(rows);
  }
  return content.total();
}

/**
 * Replaces the content of `target` with that of `source`, then reads it back and compares checksums. The engines may
 * differ; both databases must have the same version.
 * @param tables those of an earlier version
 * @throws {CommandError} if the checksums differ; the transaction must be rolled back
 */
export async function copyTables(
  source: Database,
  target: Trx,
  tables: readonly CopiedTable[] = TABLES,
): Promise<void> {
  for (const table of [...tables].reverse()) await sql`delete from ${sql.table(table)}`.execute(target);
  const sent = new Map<CopiedTable, TableContent>();
  for (const table of tables) sent.set(table, await copyTable(source, target, table));
  await copyCounters(source, target, tables);
  // Once all tables are written: a trigger may have changed a table that was already filled.
  for (const [table, { rowCount, checksum }] of sent) {
    const received = await readContent(target, table);
    if (received.rowCount !== rowCount || received.checksum !== checksum) {
      throw new CommandError(`La copia de ${table} no es igual a su original. No se cambió nada.`);
    }
  }
}
