import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, type PortalProcess, spawnPortal } from '../support/portalProcess.ts';
import { test as base, STAFF_OF_TESTS } from './support.ts';

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

function start(dataDir: string, port: string): Promise<PortalProcess> {
  return spawnPortal({ DATA_DIR: dataDir, PORT: port, SAMPLE_CONTENT: 'on', ...STAFF_OF_TESTS });
}

/** Tests whose pages are those of `portal`, instead of the server that all others share. */
export const test = base.extend<{ portal: OwnPortal }>({
  portal: async ({ browserName: _ }, use, info) => {
    info.setTimeout(120_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-propio-'));
    let portal = await start(dataDir, '0');
    const baseURL = portal.origin;
    const cut = async () => void (await end(portal.child, 'SIGKILL'));
    const restart = async () => {
      portal = await start(dataDir, new URL(baseURL).port);
    };
    await use({ baseURL, signal: (signal) => void portal.child.kill(signal), cut, restart });
    await cut();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: ({ portal }, use) => use(portal.baseURL),
});
