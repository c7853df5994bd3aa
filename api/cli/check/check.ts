import type { DatabaseSync } from 'node:sqlite';
import { messageOfError, sqliteCodeOf } from '../errorMessage.ts';
import { damagedImagenes, missingImagenes, orphanImagenes } from './images.ts';
import { checkTables, checkVersion, type Schema } from './schema.ts';

/** The outcome of one check. */
export interface CheckReport {
  que: string;
  problems: readonly string[];
  /** whether a database with these problems cannot be used as a backup */
  impide: boolean;
}

/** The outcomes in order, and how many migrations the database lacks: with any, only what no migration changes is checked. */
export interface Resultado {
  checks: CheckReport[];
  pendientes: number;
}

/** Problems that a line names; the rest are counted. */
const NOMBRADOS = 5;

function integrity(db: DatabaseSync): string[] {
  try {
    const filas = db.prepare('pragma integrity_check').all() as unknown as { integrity_check: string }[];
    return filas.map((row) => row.integrity_check).filter((resultado) => resultado !== 'ok');
  } catch (error) {
    if (sqliteCodeOf(error) === null) throw error;
    return [messageOfError(error)];
  }
}

function referencias(db: DatabaseSync): string[] {
  const filas = db.prepare('pragma foreign_key_check').all() as unknown as {
    table: string;
    rowid: number;
    parent: string;
  }[];
  return filas.map(({ table, rowid, parent }) => `${table} ${rowid} apunta a algo que no está en ${parent}`);
}

/**
 * Checks a database from its pages up to its images; what rests on something broken is not checked.
 * @param propio what this version's migrations make
 */
export function revisar(db: DatabaseSync, propio: Schema): Resultado {
  const checks: CheckReport[] = [{ que: 'Integridad de la base de datos', problems: integrity(db), impide: true }];
  if (isPreventedBy(checks)) return { checks, pendientes: 0 };
  const { problems, pendientes } = checkVersion(db, propio);
  checks.push({ que: 'Versión', problems, impide: true });
  if (isPreventedBy(checks)) return { checks, pendientes };
  checks.push({ que: 'Referencias entre registros', problems: referencias(db), impide: true });
  if (pendientes > 0) return { checks, pendientes };
  checks.push({ que: 'Tablas', problems: checkTables(db, propio), impide: true });
  if (isPreventedBy(checks)) return { checks, pendientes };
  checks.push(
    { que: 'Cada registro con su imagen', problems: missingImagenes(db), impide: true },
    { que: 'Contenido de las imágenes', problems: damagedImagenes(db), impide: true },
    { que: 'Cada imagen con su registro', problems: orphanImagenes(db), impide: false },
  );
  return { checks, pendientes };
}

/** Whether there is a problem that keeps a database from being used. */
export function isPreventedBy(checks: readonly CheckReport[]): boolean {
  return checks.some(({ problems, impide }) => impide && problems.length > 0);
}

/** One line for a check: 'bien' or 'MAL' comes first, so that lines can be told apart at a glance. */
export function lineaDe({ que, problems }: CheckReport): string {
  if (problems.length === 0) return `bien  ${que}`;
  const resto = problems.length > NOMBRADOS ? ` y ${problems.length - NOMBRADOS} más` : '';
  return `MAL   ${que}: ${problems.slice(0, NOMBRADOS).join('; ')}${resto}`;
}
