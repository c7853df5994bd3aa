import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A server to measure; disposing of it stops it. */
export interface Running extends AsyncDisposable {
  origin: string;
  /** milliseconds from its start to its first answer */
  startMs: number;
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

async function start(script: string[], env: Record<string, string>, readyPath: string): Promise<Running> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}${readyPath}`);
  return { origin, startMs: performance.now() - begin, [Symbol.asyncDispose]: () => stop(child) };
}

/** The portal of production, on a folder of its own with the sample group. */
export async function startPortal(dataDir: string): Promise<Running> {
  return start(['api/main.ts'], { DATA_DIR: dataDir, SAMPLE_CONTENT: 'on', NODE_ENV: 'production' }, '/health');
}

/** Bare node:http that sends constant bytes: the limit of the machine. */
export const startBare = (bytes: Buffer): Promise<Running> =>
  start(['bench/bare.ts'], { BYTES: bytes.toString('base64') }, '/');

/** A folder that is gone afterwards. */
export function temporaryFolder(): Disposable & { path: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
