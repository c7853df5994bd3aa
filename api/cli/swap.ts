import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { databaseFile } from '../database/open.ts';
import { asegurar, COMPANIONS, deleteCompanions } from './disk.ts';
import { acquireLock } from './lock.ts';

/** AAAAMMDDHHMMSS in the machine's own time: people look for the hour on their clock. */
function marcaDe(instante: Date): string {
  const partes = [instante.getMonth() + 1, instante.getDate(), instante.getHours()];
  partes.push(instante.getMinutes(), instante.getSeconds());
  return [instante.getFullYear(), ...partes.map((parte) => String(parte).padStart(2, '0'))].join('');
}

function freeName(nombre: string, veces = 1): string {
  const probado = veces === 1 ? nombre : `${nombre}-${veces}`;
  return existsSync(probado) ? freeName(nombre, veces + 1) : probado;
}

/**
 * Puts a finished database file of the same file system in the place of a folder's database: one rename, so that at any
 * instant, even if the power goes, the name leads to the old one or to the new one. What was there keeps its content
 * under a second name.
 * @param forzar see tomarCandado
 * @returns the previous database's new name, or null when there was none
 * @throws {Fallo} when a portal uses the database, in which case nothing was changed
 */
export function swap(nueva: string, dataDir: string, forzar: boolean, ahora: Date): string | null {
  const actual = databaseFile(dataDir);
  if (!existsSync(actual)) {
    // A -wal without its database would be replayed into the new one.
    deleteCompanions(actual);
    // link, not rename: it fails if a portal has just begun to make its own.
    linkSync(nueva, actual);
    asegurar(dataDir);
    return null;
  }
  const anterior = freeName(`${actual}.antes-${marcaDe(ahora)}`);
  const lock = acquireLock(actual, forzar);
  try {
    linkSync(actual, anterior);
    try {
      if (lock === null) moveCompanions(actual, anterior);
      renameSync(nueva, actual);
    } catch (error) {
      if (lock === null) moveCompanions(anterior, actual);
      rmSync(anterior);
      throw error;
    }
    asegurar(dataDir);
    return path.basename(anterior);
  } finally {
    lock?.close();
  }
}

/** What SQLite could not carry into a damaged database stays with it, and is not replayed into the new one. */
function moveCompanions(de: string, a: string): void {
  for (const fin of COMPANIONS) if (existsSync(de + fin)) renameSync(de + fin, a + fin);
}
