import type { DatabaseSync } from 'node:sqlite';
import { sqliteRows } from '../../database/unchecked.ts';
import { messageOfError, sqliteCodeOf } from '../errorMessage.ts';
import { damagedImagenes, missingImagenes, orphanImagenes } from './images.ts';
import { checkTables, checkVersion, type Schema } from './schema.ts';

export interface CheckReport {
  title: string;
  problems: readonly string[];
  /** true if a database with these problems cannot be used as a backup */
  blocking: boolean;
}

export interface CheckResult {
  checks: CheckReport[];
  pendingMigrations: number;
}

const MAX_LISTED = 5;

function integrityProblems(db: DatabaseSync): string[] {
  try {
    const rows = sqliteRows<{ integrity_check: string }>(db, 'pragma integrity_check');
    return rows.map((row) => row.integrity_check).filter((result) => result !== 'ok');
  } catch (error) {
    if (sqliteCodeOf(error) === null) throw error;
    return [messageOfError(error)];
  }
}

function brokenReferences(db: DatabaseSync): string[] {
  const rows = sqliteRows<{ table: string; rowid: number; parent: string }>(db, 'pragma foreign_key_check');
  return rows.map(({ table, rowid, parent }) => `${table} ${rowid} apunta a algo que no está en ${parent}`);
}

/** A blocking problem ends the checks. So do pending migrations: later checks need the current version. */
export function checkDatabase(db: DatabaseSync, expected: Schema): CheckResult {
  const checks: CheckReport[] = [
    { title: 'Integridad de la base de datos', problems: integrityProblems(db), blocking: true },
  ];
  if (isUnusable(checks)) return { checks, pendingMigrations: 0 };
  const { problems, pendingMigrations } = checkVersion(db, expected);
  checks.push({ title: 'Versión', problems, blocking: true });
  if (isUnusable(checks)) return { checks, pendingMigrations };
  checks.push({ title: 'Referencias entre registros', problems: brokenReferences(db), blocking: true });
  if (pendingMigrations > 0) return { checks, pendingMigrations };
  checks.push({ title: 'Tablas', problems: checkTables(db, expected), blocking: true });
  if (isUnusable(checks)) return { checks, pendingMigrations };
  checks.push(
    { title: 'Cada registro con su archivo', problems: missingImagenes(db), blocking: true },
    { title: 'Contenido de los archivos', problems: damagedImagenes(db), blocking: true },
    { title: 'Cada archivo con su registro', problems: orphanImagenes(db), blocking: false },
  );
  return { checks, pendingMigrations };
}

export function isUnusable(checks: readonly CheckReport[]): boolean {
  return checks.some(({ problems, blocking }) => blocking && problems.length > 0);
}

export function formatReport({ title, problems }: CheckReport): string {
  if (problems.length === 0) return `bien  ${title}`;
  const rest = problems.length > MAX_LISTED ? ` y ${problems.length - MAX_LISTED} más` : '';
  return `MAL   ${title}: ${problems.slice(0, MAX_LISTED).join('; ')}${rest}`;
}
