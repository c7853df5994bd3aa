import type { DatabaseSync } from 'node:sqlite';
import { LEASES } from '../database/lease.ts';

const hasTable = (db: DatabaseSync, table: string): boolean =>
  db.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(table) !== undefined;

/** Empties tables of a copy, also in its file. A copy of an earlier version may lack them. */
export function emptyTables(copy: DatabaseSync, tables: readonly string[]): void {
  copy.exec('pragma secure_delete = on');
  for (const table of tables) if (hasTable(copy, table)) copy.exec(`delete from ${table}`);
}

/** Frees the leases of a copy: whoever makes it holds one, which the restored database would show as a backup that runs. */
export function freeLeases(copy: DatabaseSync): void {
  if (!hasTable(copy, 'ajustes')) return;
  const free = copy.prepare("update ajustes set valor = '' where clave = ?");
  for (const lease of LEASES) free.run(lease);
}
