import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Database, databaseFile, openDatabase, openPostgres } from '../database/open.ts';
import { checkVersion, readOwnSchema, requireThisVersion } from './check/schema.ts';
import { Fallo, type Lugar } from './command.ts';
import { withPostgres } from './postgres/connection.ts';
import { requirePortal } from './postgres/schema.ts';

/** milliseconds that a command waits for a portal that is writing */
const WAIT = 5_000;

/** Whether a folder has a database with anything in it. */
export function hasDatabase(dataDir: string): boolean {
  const file = databaseFile(dataDir);
  return existsSync(file) && statSync(file).size > 0;
}

/**
 * Opens the database of a folder beside a portal that may be serving, unable to change it.
 * @throws {Fallo} when there is none
 */
export function openForReading(dataDir: string): DatabaseSync {
  if (!hasDatabase(dataDir)) throw new Fallo(`No hay base de datos en ${dataDir}. Revise DATA_DIR.`);
  return new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: WAIT });
}

/**
 * Holds the commands that write to a database of this very version: migrating it is for the portal's start, since one
 * of another version may be serving.
 * @throws {Fallo} also when there is no database
 */
export async function requireVersion({ dataDir, databaseUrl }: Lugar): Promise<void> {
  const propio = await readOwnSchema();
  if (databaseUrl !== null) return withPostgres(databaseUrl, (db) => requirePortal(db, propio));
  const db = openForReading(dataDir);
  try {
    requireThisVersion(checkVersion(db, propio));
  } finally {
    db.close();
  }
}

/**
 * Holds the commands that copy a database to one that can be copied: another engine's only when it is of this version.
 * @throws {Fallo} also when there is no database
 */
export async function requireDatabase(lugar: Lugar): Promise<void> {
  if (lugar.databaseUrl === null) openForReading(lugar.dataDir).close();
  else await requireVersion(lugar);
}

/** Opens the database of a portal that may be serving, to write to it. */
export const openBase = ({ dataDir, databaseUrl }: Lugar): Database =>
  databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
