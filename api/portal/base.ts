import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Database, databaseFile, openDatabase, openPostgres } from '../database/open.ts';
import { Fallo, type Lugar } from './comando.ts';
import { conPostgres } from './postgres/conexion.ts';
import { exigirPortal } from './postgres/esquema.ts';
import { exigirEstaVersion, leerEsquemaPropio, revisarVersion } from './revision/esquema.ts';

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
export async function exigirVersion({ dataDir, databaseUrl }: Lugar): Promise<void> {
  const propio = await leerEsquemaPropio();
  if (databaseUrl !== null) return conPostgres(databaseUrl, (db) => exigirPortal(db, propio));
  const db = abrirParaLeer(dataDir);
  try {
    exigirEstaVersion(revisarVersion(db, propio));
  } finally {
    db.close();
  }
}

/**
 * Holds the commands that copy a database to one that can be copied: another engine's only when it is of this version.
 * @throws {Fallo} also when there is no database
 */
export async function exigirBase(lugar: Lugar): Promise<void> {
  if (lugar.databaseUrl === null) abrirParaLeer(lugar.dataDir).close();
  else await exigirVersion(lugar);
}

/** Opens the database of a portal that may be serving, to write to it. */
export const abrirBase = ({ dataDir, databaseUrl }: Lugar): Database =>
  databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
