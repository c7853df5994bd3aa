import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { checkDatabase, formatReport, isUnusable } from '../copies/check/check.ts';
import { readOwnSchema } from '../copies/check/schema.ts';
import { CommandError } from '../copies/command.ts';
import { STAGING_TABLES } from '../copies/copy/tables.ts';
import { copyDatabaseFile, openForReading } from '../copies/databaseAccess.ts';
import { deleteSidecars, syncFile, syncFolder } from '../copies/disk.ts';
import { emptyTables, freeLeases } from '../copies/emptyTables.ts';
import { withPostgres } from '../copies/postgres/connection.ts';
import { readFromPostgres } from '../copies/postgres/read.ts';
import { countRecords } from '../copies/recordCounts.ts';
import { type Database, type DatabasePlace, isPostgres } from '../database/open.ts';

export type CopyTo = (file: string) => Promise<void>;

export interface SavedBackup {
  bytes: number;
  /** records of each kind, as a text */
  counts: string;
  /** problems that do not prevent a restore */
  warnings: readonly string[];
}

/** Opens its own connection, so that it can run in another thread or process than the portal. */
export const copierOf =
  ({ dataDir, databaseUrl }: DatabasePlace): CopyTo =>
  async (file) => {
    if (databaseUrl !== null) return withPostgres(databaseUrl, (db) => readFromPostgres(db, file));
    using db = openForReading(dataDir);
    await copyDatabaseFile(db, file);
  };

/** @throws {CommandError} if the file exists and may not be replaced */
export function requireFree(target: string, force: boolean): void {
  if (!force && existsSync(target)) throw new CommandError(`Ya existe ${target}. Use --forzar para reemplazarlo.`);
}

/** Creates the file before SQLite does, so that only its owner can read e-mails and password hashes. */
function createTemporary(temporary: string, force: boolean): void {
  if (force) rmSync(temporary, { force: true });
  if (existsSync(temporary)) {
    throw new CommandError(
      `Hay otro respaldo en curso, o uno interrumpido: si no hay otro, borre ${temporary} y repita.`,
    );
  }
  closeSync(openSync(temporary, 'wx', 0o600));
}

async function checkBackup(temporary: string): Promise<Pick<SavedBackup, 'counts' | 'warnings'>> {
  const expected = await readOwnSchema();
  using backup = new DatabaseSync(temporary);
  // Without WAL the backup is one file, readable from a read-only file system.
  backup.exec('pragma journal_mode = delete');
  emptyTables(backup, STAGING_TABLES);
  freeLeases(backup);
  const { checks } = checkDatabase(backup, expected);
  const reports = checks.filter(({ problems }) => problems.length > 0).map(formatReport);
  if (isUnusable(checks)) {
    throw new CommandError([...reports, 'No se guardó el respaldo: la base de datos tiene problemas.'].join('\n'));
  }
  return { counts: countRecords(backup), warnings: reports };
}

const temporaryOf = (target: string): string => `${target}.tmp`;

export function removeTemporary(target: string): void {
  rmSync(temporaryOf(target), { force: true });
  deleteSidecars(temporaryOf(target));
}

/** Writes a backup under a temporary name, opens and checks it as `restaurar` would, and renames it only then. */
export async function saveBackup(copyTo: CopyTo, target: string, force = false): Promise<SavedBackup> {
  const temporary = temporaryOf(target);
  createTemporary(temporary, force);
  try {
    await copyTo(temporary);
    const checked = await checkBackup(temporary);
    syncFile(temporary);
    requireFree(target, force);
    renameSync(temporary, target);
    syncFolder(path.dirname(target));
    return { ...checked, bytes: statSync(target).size };
  } finally {
    removeTemporary(target);
  }
}

/** Copies through the portal's own connection: a database in memory has no other. */
export const saveHere = (db: Database, target: string, force = false): Promise<SavedBackup> =>
  saveBackup(
    async (file) => {
      if (isPostgres(db)) await readFromPostgres(db, file);
      else await sql`vacuum into ${file}`.execute(db);
    },
    target,
    force,
  );
