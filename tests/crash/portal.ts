import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Session } from './hand.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** lines of a portal's output */
const KEPT = 20;
const STAFF = { usuario: 'maria.prueba', password: 'una clave larga de prueba' };

/** The environment of a portal and of its commands: which database they work on. */
export type Place = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;

/** A portal in a process of its own, started as production is. */
export interface Portal {
  process: ChildProcess;
  /** its address once it answers; rejects when it ends before */
  host: Promise<string>;
  /** what it logged as its own fault */
  errors: readonly string[];
}

/** The error in a line of the log; null in every other line, and where a refusal was meant: too much to do. */
function errorIn(line: string): string | null {
  if (!/^{"level":[56]0,/.test(line)) return null;
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { type: string; stack: string } };
  if (err?.type === 'HttpError') return null;
  return err?.stack.split('\n').slice(0, 4).join(' ') ?? msg;
}

/** Reads what a portal says, line by line. */
function listen(child: ChildProcess, errors: string[]): Promise<string> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}: ${said.join('\n')}`)));
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        if (said.push(line) > KEPT) said.shift();
        const port = /El portal está en http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
        const error = errorIn(line);
        if (error !== null) errors.push(error);
      });
    }
  });
}

export function startPortal(place: Place): Portal {
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...place,
      PORT: '0',
      SAMPLE_CONTENT: 'off',
      ADMIN_USUARIO: STAFF.usuario,
      ADMIN_PASSWORD: STAFF.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  const host = listen(child, errors);
  // One that is killed while it starts rejects when nobody waits for it.
  host.catch(() => undefined);
  return { process: child, host, errors };
}

/** Signs in. A session outlives its portal, so once is enough. */
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

/** kill -9, and wait until it is gone. */
export async function kill({ process: child }: Portal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Runs an operator's command. @returns what it said when it failed, else null */
export async function command(place: Place, ...args: string[]): Promise<string | null> {
  const child = spawn(process.execPath, ['api/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...place },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : `${args[0]} ended with ${code}: ${said}`;
}
