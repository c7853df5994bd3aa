import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase, openPostgres } from '../../api/database/open.ts';
import { startPostgres } from '../support/embeddedPostgres.ts';
import { checkFile } from './inspect.ts';
import type { Place } from './portal.ts';

/** Where the portal that is killed keeps its data. */
export interface Engine {
  name: string;
  place: Place;
  open(): Database;
  /** what the engine says of its own soundness */
  check(db: Database): Promise<string[]>;
  /** a folder for what a round leaves behind */
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

/** A portal on a file of its own. */
export async function onSqlite(): Promise<Engine> {
  const { folder, remove } = folders();
  const dataDir = folder();
  return {
    name: 'SQLite',
    place: { DATA_DIR: dataDir, DATABASE_URL: '' },
    open: () => openDatabase(dataDir),
    check: checkFile,
    folder,
    stop: async () => remove(),
  };
}

/** A portal on a PostgreSQL that is not killed, and that waits for the disk as in production. */
export async function onPostgres(): Promise<Engine> {
  const { folder, remove } = folders();
  const server = await startPostgres([]);
  const url = await server.createDatabase('portal_de_prueba');
  return {
    name: 'PostgreSQL',
    place: { DATA_DIR: folder(), DATABASE_URL: url },
    open: () => openPostgres(url),
    check: async () => [],
    folder,
    async stop() {
      await server.stop();
      remove();
    },
  };
}
