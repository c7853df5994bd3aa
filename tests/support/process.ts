import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { STAFF } from './testApp.ts';

const MAIN = path.resolve(import.meta.dirname, '../../api/main.ts');

/** A portal in a process of its own, started as production is. */
export interface Running {
  process: ChildProcess;
  /** its address, with the port that it took */
  host: string;
  /** its Cookie header after signing in */
  cookie: string;
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of stdout ?? []) {
    output += chunk;
    const port = /El portal está en http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`the portal did not start: ${output}`);
}

/** Starts a portal on a folder, and signs in. */
export async function startPortal(dataDir: string): Promise<Running> {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      SAMPLE_CONTENT: 'off',
      ADMIN_USUARIO: STAFF.usuario,
      ADMIN_PASSWORD: STAFF.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const host = await addressOf(child);
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

/** Ends a process. @returns its exit code; null when a signal cut it off */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}
