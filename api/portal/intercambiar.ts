import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { databaseFile } from '../database/open.ts';
import { tomarCandado } from './candado.ts';
import { ACOMPANANTES, asegurar, borrarAcompanantes } from './disco.ts';

/** AAAAMMDDHHMMSS in the machine's own time: people look for the hour on their clock. */
function marcaDe(instante: Date): string {
  const partes = [instante.getMonth() + 1, instante.getDate(), instante.getHours()];
  partes.push(instante.getMinutes(), instante.getSeconds());
  return [instante.getFullYear(), ...partes.map((parte) => String(parte).padStart(2, '0'))].join('');
}

function nombreLibre(nombre: string, veces = 1): string {
  const probado = veces === 1 ? nombre : `${nombre}-${veces}`;
  return existsSync(probado) ? nombreLibre(nombre, veces + 1) : probado;
}

/**
 * Puts a finished database file of the same file system in the place of a folder's database: one rename, so that at any
 * instant, even if the power goes, the name leads to the old one or to the new one. What was there keeps its content
 * under a second name.
 * @param forzar see tomarCandado
 * @returns the previous database's new name, or null when there was none
 * @throws {Fallo} when a portal uses the database, in which case nothing was changed
 */
export function intercambiar(nueva: string, dataDir: string, forzar: boolean, ahora: Date): string | null {
  const actual = databaseFile(dataDir);
  if (!existsSync(actual)) {
    // A -wal without its database would be replayed into the new one.
    borrarAcompanantes(actual);
    // link, not rename: it fails if a portal has just begun to make its own.
    linkSync(nueva, actual);
    asegurar(dataDir);
    return null;
  }
  const anterior = nombreLibre(`${actual}.antes-${marcaDe(ahora)}`);
  const candado = tomarCandado(actual, forzar);
  try {
    linkSync(actual, anterior);
    try {
      if (candado === null) llevarAcompanantes(actual, anterior);
      renameSync(nueva, actual);
    } catch (error) {
      if (candado === null) llevarAcompanantes(anterior, actual);
      rmSync(anterior);
      throw error;
    }
    asegurar(dataDir);
    return path.basename(anterior);
  } finally {
    candado?.close();
  }
}

/** What SQLite could not carry into a damaged database stays with it, and is not replayed into the new one. */
function llevarAcompanantes(de: string, a: string): void {
  for (const fin of ACOMPANANTES) if (existsSync(de + fin)) renameSync(de + fin, a + fin);
}
