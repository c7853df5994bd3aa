import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { Fallo } from './comando.ts';
import { leerEsquemaPropio, revisarVersion } from './revision/esquema.ts';

/** milliseconds that a command waits for a portal that is writing */
const ESPERA = 5_000;

/** Whether a folder has a database with anything in it. */
export function hayBase(dataDir: string): boolean {
  const file = databaseFile(dataDir);
  return existsSync(file) && statSync(file).size > 0;
}

/**
 * Opens the database of a folder beside a portal that may be serving, unable to change it.
 * @throws {Fallo} when there is none
 */
export function abrirParaLeer(dataDir: string): DatabaseSync {
  if (!hayBase(dataDir)) throw new Fallo(`No hay base de datos en ${dataDir}. Revise DATA_DIR.`);
  return new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: ESPERA });
}

/**
 * Holds the commands that write to a database of this very version: migrating it is for the portal's start, since one
 * of another version may be serving.
 * @throws {Fallo} also when there is no database
 */
export async function exigirVersion(dataDir: string): Promise<void> {
  const propio = await leerEsquemaPropio();
  const db = abrirParaLeer(dataDir);
  try {
    const { problemas, pendientes } = revisarVersion(db, propio);
    if (problemas[0] !== undefined) throw new Fallo(`${problemas[0]}.`);
    if (pendientes > 0) {
      throw new Fallo('La base de datos es de una versión anterior: arranque el portal una vez y repita el comando.');
    }
  } finally {
    db.close();
  }
}
