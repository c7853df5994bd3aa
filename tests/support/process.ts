import type { ChildProcess } from 'node:child_process';
import { spawnPortal } from './portalProcess.ts';
import { STAFF } from './testApp.ts';

/** A portal in a child process, with a session. */
export interface Running {
  process: ChildProcess;
  /** origin, with its port */
  host: string;
  /** Cookie header of the session */
  cookie: string;
}

/** Starts a portal on a data folder, or on a PostgreSQL, and signs in. */
export async function startPortal(dataDir: string, databaseUrl = ''): Promise<Running> {
  const { child, origin: host } = await spawnPortal({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SAMPLE_CONTENT: 'off',
    ADMIN_USUARIO: STAFF.usuario,
    ADMIN_PASSWORD: STAFF.password,
  });
  try {
    const response = await fetch(`${host}/api/Login/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    return { process: child, host, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
