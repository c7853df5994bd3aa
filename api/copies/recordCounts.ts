import type { DatabaseSync } from 'node:sqlite';
import { isRecordKind, type RecordKind } from '../../contract/resources/resources.ts';
import { resources } from '../../i18n/resources.ts';
import { sqliteRows } from '../database/unchecked.ts';
import { SEEDED_TABLES, TABLES } from './copy/tables.ts';

/** Tables of records that staff add; the migrations fill no row of them. */
const RECORD_TABLES = TABLES.filter(isRecordKind).filter((table) => !SEEDED_TABLES.includes(table));

export const labelOf = (table: RecordKind): string => resources[table].forcedCaseName.split(' |||| ')[1] ?? table;

/** Label, table and expression. */
const COUNTS = [
  ...RECORD_TABLES.map((table) => [labelOf(table), table, 'count(*)'] as const),
  ['imágenes', 'imagenes', 'count(distinct nombre)'],
  ['usuarios', 'usuarios', 'count(*)'],
  ['movimientos', 'movimientos', 'count(*)'],
] as const;

const formatNumber = (value: number): string => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });

/** A copy of an earlier version may lack tables. */
export function countRecords(db: DatabaseSync): string {
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all();
  const existing = new Set(tables.map(({ name }) => name));
  return COUNTS.filter(([, table]) => existing.has(table))
    .map(([label, table, expression]) => {
      const [count] = sqliteRows<{ total: number }>(db, `select ${expression} as total from ${table}`);
      return `${label}: ${formatNumber(count?.total ?? 0)}`;
    })
    .join(', ');
}
