import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { messageOfError } from '../copies/errorMessage.ts';
import { readFromPostgres } from '../copies/postgres/read.ts';
import { createDataFolder } from '../database/dataFolder.ts';
import { appliedMigrations, migrate, ownMigrations } from '../database/migrate.ts';
import { type Database, IN_MEMORY, isPostgres } from '../database/open.ts';
import { backupNameAt } from './backupName.ts';
import type { Log } from './backups.ts';
import { createFolder } from './folder.ts';
import { type CopyTo, copierOf, saveBackup } from './save.ts';

/** Any number that no other program uses on the same database. */
const LOCK = 734_019_556;
const RETRY_MS = 500;

type UpgradeConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir'>;

/** The last migration of a database of an earlier version; null if it is empty, current or unknown. */
async function earlierVersion(db: Database): Promise<string | null> {
  const [applied, own] = [await appliedMigrations(db), await ownMigrations()];
  return applied.length < own.length ? (applied.at(-1) ?? null) : null;
}

/** @throws {Error} if the backup cannot be saved */
async function saveEarlier(db: Database, last: string, config: UpgradeConfig, log: Log): Promise<void> {
  const dir = config.backupDir ?? config.dataDir;
  const archivo = backupNameAt(new Date(), 'actualizacion');
  const copyTo: CopyTo = isPostgres(db) ? (file) => readFromPostgres(db, file, last) : copierOf(config);
  try {
    if (config.backupDir === null) createDataFolder(dir);
    else createFolder(dir);
    await saveBackup(copyTo, path.join(dir, archivo));
  } catch (cause) {
    const variable = config.backupDir === null ? 'DATA_DIR' : 'BACKUP_DIR';
    throw new Error(
      `No se pudo guardar en ${dir} el respaldo que precede a una actualización. ${messageOfError(cause)}\n` +
        `La base de datos no se cambió. Resuelva el problema, o indique otra carpeta en ${variable}, y arranque de nuevo.`,
      { cause },
    );
  }
  log.info({ file: path.join(dir, archivo) }, 'backup saved before the upgrade');
}

/** Session lock of PostgreSQL, polled since a query has a time limit. */
async function withLock(db: Database, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const tryLock = sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}) as locked`;
    while (!(await tryLock.execute(connection)).rows[0]?.locked) await setTimeout(RETRY_MS);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** Runs pending migrations. A database of an earlier version is backed up before, by one instance. */
export async function upgrade(db: Database, config: UpgradeConfig, log: Log): Promise<void> {
  if (config.dataDir === IN_MEMORY && config.databaseUrl === null) return migrate(db);
  if ((await earlierVersion(db)) === null) return migrate(db);
  const work = async () => {
    // Another instance may have upgraded it meanwhile.
    const last = await earlierVersion(db);
    if (last !== null) await saveEarlier(db, last, config, log);
    await migrate(db);
  };
  await (isPostgres(db) ? withLock(db, work) : work());
}
