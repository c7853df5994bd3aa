import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/build/serverLine.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The staff member of a portal that is measured. */
export const STAFF = { usuario: 'medicion', password: 'una clave larga para medir' } as const;

/** A server to measure; disposing of it stops it. */
export interface Running extends AsyncDisposable {
  origin: string;
  /** milliseconds from its start to its first answer */
  startMs: number;
  /** megabytes that its process holds in memory */
  memory: () => number;
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const memoryOf = ({ pid = 0 }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;

async function start(script: readonly string[], env: Record<string, string>, readyPath: string): Promise<Running> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}${readyPath}`);
  return {
    origin,
    startMs: performance.now() - begin,
    memory: () => memoryOf(child),
    [Symbol.asyncDispose]: () => stop(child),
  };
}

/**
 * The portal as `npm start` starts it once built, with the sample group where the database is empty.
 * @param env DATA_DIR or DATABASE_URL, and what else it should know
 */
export const startPortal = (env: Record<string, string>): Promise<Running> =>
  start(
    SERVER_ARGS,
    {
      ...SERVER_ENV,
      NODE_ENV: 'production',
      SAMPLE_CONTENT: 'on',
      ADMIN_USUARIO: STAFF.usuario,
      ADMIN_PASSWORD: STAFF.password,
      ...env,
    },
    '/health',
  );

/** Bare node:http that sends constant bytes under a constant head: the limit of the machine. */
export const startBare = (head: Readonly<Record<string, string>>, bytes: Buffer, status = 200): Promise<Running> =>
  start(
    ['bench/bare.ts'],
    { STATUS: String(status), HEAD: JSON.stringify(head), BYTES: bytes.toString('base64') },
    '/ready',
  );

/** A folder that is gone afterwards. */
export function temporaryFolder(): Disposable & { path: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
