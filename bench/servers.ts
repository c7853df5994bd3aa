import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/build/serverOptions.ts';
import { freePort } from '../tests/support/freePort.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

export const STAFF = { usuario: 'medicion', password: 'una clave larga para medir' } as const;

/** A server process; disposing it stops the process. */
export interface RunningServer extends AsyncDisposable {
  origin: string;
  /** milliseconds from the start of the process to the first answer */
  startMs: number;
  /** resident memory in megabytes */
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

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const memoryOf = ({ pid = 0 }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;

async function start(
  script: readonly string[],
  env: Record<string, string>,
  readyPath: string,
): Promise<RunningServer> {
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

/** Starts the portal like `npm start`, without a build. @param env DATA_DIR or DATABASE_URL, and other variables */
export const startPortal = (env: Record<string, string>): Promise<RunningServer> =>
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

/** Starts bare.ts: node:http with constant headers and bytes. */
export const startBare = (
  head: Readonly<Record<string, string>>,
  bytes: Buffer,
  status = 200,
): Promise<RunningServer> =>
  start(
    ['bench/bare.ts'],
    { STATUS: String(status), HEAD: JSON.stringify(head), BYTES: bytes.toString('base64') },
    '/ready',
  );

/** A folder that is removed when it is disposed. */
export function temporaryFolder(): Disposable & { path: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
