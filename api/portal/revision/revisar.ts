import type { DatabaseSync } from 'node:sqlite';
import { codigoDeSqlite, mensajeDe } from '../mensajeDe.ts';
import { type Esquema, revisarTablas, revisarVersion } from './esquema.ts';
import { imagenesDanadas, imagenesPerdidas, imagenesSinDueno } from './imagenes.ts';

/** The outcome of one check. */
export interface Revision {
  que: string;
  problemas: readonly string[];
  /** whether a database with these problems cannot be used as a backup */
  impide: boolean;
}

/** The outcomes in order, and how many migrations the database lacks: with any, only what no migration changes is checked. */
export interface Resultado {
  revisiones: Revision[];
  pendientes: number;
}

/** Problems that a line names; the rest are counted. */
const NOMBRADOS = 5;

function integridad(db: DatabaseSync): string[] {
  try {
    const filas = db.prepare('pragma integrity_check').all() as unknown as { integrity_check: string }[];
    return filas.map((fila) => fila.integrity_check).filter((resultado) => resultado !== 'ok');
  } catch (error) {
    if (codigoDeSqlite(error) === null) throw error;
    return [mensajeDe(error)];
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
export function revisar(db: DatabaseSync, propio: Esquema): Resultado {
  const revisiones: Revision[] = [{ que: 'Integridad de la base de datos', problemas: integridad(db), impide: true }];
  if (algoImpide(revisiones)) return { revisiones, pendientes: 0 };
  const { problemas, pendientes } = revisarVersion(db, propio);
  revisiones.push({ que: 'Versión', problemas, impide: true });
  if (algoImpide(revisiones)) return { revisiones, pendientes };
  revisiones.push({ que: 'Referencias entre registros', problemas: referencias(db), impide: true });
  if (pendientes > 0) return { revisiones, pendientes };
  revisiones.push({ que: 'Tablas', problemas: revisarTablas(db, propio), impide: true });
  if (algoImpide(revisiones)) return { revisiones, pendientes };
  revisiones.push(
    { que: 'Cada registro con su imagen', problemas: imagenesPerdidas(db), impide: true },
    { que: 'Contenido de las imágenes', problemas: imagenesDanadas(db), impide: true },
    { que: 'Cada imagen con su registro', problemas: imagenesSinDueno(db), impide: false },
  );
  return { revisiones, pendientes };
}

/** Whether there is a problem that keeps a database from being used. */
export function algoImpide(revisiones: readonly Revision[]): boolean {
  return revisiones.some(({ problemas, impide }) => impide && problemas.length > 0);
}

/** One line for a check: 'bien' or 'MAL' comes first, so that lines can be told apart at a glance. */
export function lineaDe({ que, problemas }: Revision): string {
  if (problemas.length === 0) return `bien  ${que}`;
  const resto = problemas.length > NOMBRADOS ? ` y ${problemas.length - NOMBRADOS} más` : '';
  return `MAL   ${que}: ${problemas.slice(0, NOMBRADOS).join('; ')}${resto}`;
}
