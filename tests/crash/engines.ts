import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase, openPostgres } from '../../api/database/open.ts';
import { startPostgres } from '../support/embeddedPostgres.ts';
import { checkFile } from './inspect.ts';
import type { PortalEnv } from './portal.ts';

/** The database engine of the portal under test. */
export interface Engine {
  name: string;
  env: PortalEnv;
  open(): Database;
  /** runs the engine's integrity check; returns problems */
  check(db: Database): Promise<string[]>;
  /** creates a temporary folder; stop removes it */
  folder(): string;
  stop(): Promise<void>;
}

function folders() {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  return {
    root,
    folder: () => mkdtempSync(path.join(root, 'de-')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export async function onSqlite(): Promise<Engine> {
  const { folder, remove } = folders();
  const dataDir = folder();
  return {
    name: 'SQLite',
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    open: () => openDatabase(dataDir),
    check: checkFile,
    folder,
    stop: async () => remove(),
  };
}

/** Starts a PostgreSQL server with fsync on, as in production. Only the portal is killed, not the server. */
export async function onPostgres(): Promise<Engine> {
  const { folder, remove } = folders();
  const server = await startPostgres([]);
  const url = await server.createDatabase('portal_de_prueba');
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: folder(), DATABASE_URL: url },
    open: () => openPostgres(url),
    check: async () => [],
    folder,
    async stop() {
      await server.stop();
      remove();
    },
  };
}
