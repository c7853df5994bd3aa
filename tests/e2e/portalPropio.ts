import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from './support.ts';

const MAIN = path.resolve(import.meta.dirname, '../../api/main.ts');

/** A portal of the test's own, which may fall and rise at the same address. */
export interface OwnPortal {
  baseURL: string;
  /** sends it a signal; a SIGSTOP leaves what it was asked unanswered */
  signal: (signal: NodeJS.Signals) => void;
  /** ends it at once, as a power cut would */
  cut: () => Promise<void>;
  /** starts it again on what it kept */
  restart: () => Promise<void>;
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

function start(dataDir: string, port: string): ChildProcess {
  const { PATH } = process.env;
  const staff = { ADMIN_USUARIO: 'maria.prueba', ADMIN_PASSWORD: 'una clave larga de prueba' };
  const env = { PATH, DATA_DIR: dataDir, PORT: port, SAMPLE_CONTENT: 'on', ...staff };
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Tests whose pages are those of `portal`, instead of the server that all others share. */
export const test = base.extend<{ portal: OwnPortal }>({
  portal: async ({ browserName: _ }, use, info) => {
    info.setTimeout(120_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-propio-'));
    let child = start(dataDir, '0');
    const baseURL = await addressOf(child);
    const cut = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    };
    const restart = async () => {
      child = start(dataDir, new URL(baseURL).port);
      await addressOf(child);
    };
    await use({ baseURL, signal: (signal) => void child.kill(signal), cut, restart });
    await cut();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: ({ portal }, use) => use(portal.baseURL),
});
