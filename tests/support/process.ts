import type { ChildProcess } from 'node:child_process';
import { spawnPortal } from './portalProcess.ts';
import { STAFF } from './testApp.ts';

/** A portal in a process of its own, and a session in it. */
export interface Running {
  process: ChildProcess;
  /** its address, with the port that it took */
  host: string;
  /** its Cookie header after signing in */
  cookie: string;
}

/** Starts a portal on a folder, and signs in. */
export async function startPortal(dataDir: string): Promise<Running> {
  const { child, origin: host } = await spawnPortal({
    DATA_DIR: dataDir,
    PORT: '0',
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
