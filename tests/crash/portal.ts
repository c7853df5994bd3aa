import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../support/freePort.ts';
import type { Session } from './writer.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** lines of the portal's output to keep */
const MAX_LINES = 20;
const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' };

/** The environment variables that select the database. */
export type PortalEnv = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;

export interface Portal {
  process: ChildProcess;
  /** rejects if the process ends before it listens */
  host: Promise<string>;
  /** logged errors, without deliberate HTTP errors such as 503 */
  errors: readonly string[];
}

function errorIn(line: string): string | null {
  if (!/^{"level":[56]0,/.test(line)) return null;
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { type: string; stack: string } };
  if (err?.type === 'HttpError') return null;
  return err?.stack.split('\n').slice(0, 4).join(' ') ?? msg;
}

/** Reads the output line by line, collects errors and resolves to the address. */
function waitForAddress(child: ChildProcess, errors: string[]): Promise<string> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}: ${output.join('\n')}`)));
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        if (output.push(line) > MAX_LINES) output.shift();
        const port = /El portal está en http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
        const error = errorIn(line);
        if (error !== null) errors.push(error);
      });
    }
  });
}

export async function startPortal(env: PortalEnv): Promise<Portal> {
  const port = await freePort();
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...env,
      PORT: String(port),
      SAMPLE_CONTENT: 'off',
      ADMIN_USUARIO: STAFF.usuario,
      ADMIN_PASSWORD: STAFF.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  const host = waitForAddress(child, errors);
  // A portal that is killed while it starts rejects, and nobody awaits it.
  host.catch(() => undefined);
  return { process: child, host, errors };
}

/** Sessions are in the database and survive a restart, so one login is enough. */
export async function signIn(host: string): Promise<Session> {
  const response = await fetch(`${host}/api/Login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`login answered ${response.status}`);
  return { host, cookie };
}

/** Sends SIGKILL and waits for the exit. */
export async function killPortal({ process: child }: Portal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Runs a command of `npm run portal`. @returns its error output, or null if it succeeded */
export async function command(env: PortalEnv, ...args: string[]): Promise<string | null> {
  const child = spawn(process.execPath, ['api/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : `${args[0]} ended with ${code}: ${output}`;
}
