import { existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { createServer, isIP } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { problemOfFolder } from '../../backups/folder.ts';
import { HAS_MIGRATIONS, MIGRATIONS } from '../../copies/check/schema.ts';
import { openForReading } from '../../copies/databaseAccess.ts';
import { messageOfError } from '../../copies/errorMessage.ts';
import { withPostgres } from '../../copies/postgres/connection.ts';
import { DatabaseClock } from '../../database/databaseClock.ts';
import { appliedMigrations, ownMigrations } from '../../database/migrate.ts';
import { databaseFile } from '../../database/open.ts';
import { sqliteRows } from '../../database/unchecked.ts';
import type { DatabaseFacts, FolderFacts, Listening } from './facts.ts';

const NEWEST = 'select max(created_at) as value from movimientos';
const HEALTH_TIMEOUT_MS = 3_000;
/** Loopback addresses to call instead of wildcard addresses. */
const CALLED: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export function healthAddress(host: string, port: number): string {
  const called = CALLED[host] ?? host;
  return `http://${isIP(called) === 6 ? `[${called}]` : called}:${port}/health`;
}

interface Health {
  status?: unknown;
  version?: unknown;
}

/** Null if nothing that speaks HTTP answers. */
async function askHealth(host: string, port: number): Promise<Listening | null> {
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    const response = await fetch(healthAddress(host, port), { signal });
    const { status, version } = (await response.json().catch(() => ({}))) as Health;
    if (typeof version !== 'string') return { state: 'taken' };
    return status === 'ok' ? { state: 'portal', version } : { state: 'unhealthy' };
  } catch {
    return null;
  }
}

function tryToListen(host: string, port: number): Promise<Listening> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'EADDRINUSE' ? { state: 'taken' } : { state: 'impossible', problem: messageOfError(error) },
      ),
    );
    server.listen({ host, port }, () => server.close(() => resolve({ state: 'free' })));
  });
}

export async function probePort(host: string, port: number): Promise<Listening> {
  return (await askHealth(host, port)) ?? tryToListen(host, port);
}

function nearestExisting(dir: string): string {
  const parent = path.dirname(dir);
  return existsSync(dir) || parent === dir ? dir : nearestExisting(parent);
}

/** @returns why the folder could not be created, or null; leaves nothing behind */
function problemOfCreation(dir: string, makes: 'folder' | 'parents too'): string | null {
  const parent = makes === 'parents too' ? nearestExisting(path.dirname(dir)) : path.dirname(dir);
  try {
    rmdirSync(mkdtempSync(path.join(parent, '.prueba-')));
    return null;
  } catch (error) {
    // A file system that takes no folders, such as /proc, says that they do not exist.
    const takesNone = (error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(parent);
    return messageOfError(Object.assign(error as Error, { path: parent, ...(takesNone && { code: 'EPERM' }) }));
  }
}

/**
 * Writes a small file in an existing folder, or creates and removes one where the folder would be.
 * @param makes what the portal would create: BACKUP_DIR only in a folder that exists, DATA_DIR with its parents
 */
export async function probeFolder(dir: string, makes: 'folder' | 'parents too'): Promise<FolderFacts> {
  if (!existsSync(dir)) {
    const problem = problemOfCreation(dir, makes);
    return { path: dir, exists: false, problem, mode: null, owner: null, freeBytes: null };
  }
  const { mode, uid } = statSync(dir);
  const { bavail, bsize } = statfsSync(dir);
  const hasModes = process.getuid !== undefined;
  return {
    path: dir,
    exists: true,
    problem: await problemOfFolder(dir),
    mode: hasModes ? mode & 0o777 : null,
    owner: hasModes ? uid : null,
    freeBytes: bavail * bsize,
  };
}

async function readPostgres(url: string): Promise<Partial<DatabaseFacts>> {
  return withPostgres(url, async (db) => {
    const { rows } = await sql<{ server_version: string; bytes: number }>`
      select current_setting('server_version') as server_version, pg_database_size(current_database()) as bytes`.execute(
      db,
    );
    const clock = new DatabaseClock(db);
    await clock.measure();
    const clockOffset = clock.time() - Date.now();
    const applied = await appliedMigrations(db);
    const newest = applied.length === 0 ? [] : (await sql.raw<{ value: string | null }>(NEWEST).execute(db)).rows;
    return {
      applied,
      lastMovement: newest[0]?.value ?? null,
      serverVersion: rows[0]?.server_version ?? null,
      bytes: Number(rows[0]?.bytes ?? 0),
      clockOffset,
    };
  });
}

function readSqlite(dataDir: string): Partial<DatabaseFacts> {
  const file = databaseFile(dataDir);
  if (!existsSync(file) || statSync(file).size === 0) return {};
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  using db = openForReading(dataDir);
  const read = (query: string) => sqliteRows<{ value: string | null }>(db, query);
  const applied = read(HAS_MIGRATIONS).length === 0 ? [] : read(MIGRATIONS).map(({ value }) => value ?? '');
  const newest = applied.length === 0 ? [] : read(NEWEST);
  return { applied, lastMovement: newest[0]?.value ?? null, bytes: statSync(file).size + wal };
}

export async function probeDatabase(dataDir: string, databaseUrl: string | null): Promise<DatabaseFacts> {
  const unknown: DatabaseFacts = {
    engine: databaseUrl === null ? 'SQLite' : 'PostgreSQL',
    problem: null,
    serverVersion: null,
    applied: [],
    own: await ownMigrations(),
    bytes: 0,
    clockOffset: 0,
    lastMovement: null,
  };
  try {
    return { ...unknown, ...(await (databaseUrl === null ? readSqlite(dataDir) : readPostgres(databaseUrl))) };
  } catch (error) {
    return { ...unknown, problem: messageOfError(error) };
  }
}
