import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, type PortalProcess, spawnPortal } from '../support/portalProcess.ts';
import { SAMPLE_FOLDER } from './sampleFolder.ts';
import { test as base, STAFF_OF_TESTS } from './support.ts';

/** A server for one test, which can be stopped and restarted at the same address. */
export interface OwnPortal {
  baseURL: string;
  /** sends a signal; SIGSTOP leaves requests unanswered */
  signal: (signal: NodeJS.Signals) => void;
  /** kills the process */
  cut: () => Promise<void>;
  /** ends the process as an operator does */
  stop: () => Promise<void>;
  /** starts it again with the same data. @param env more of its environment */
  restart: (env?: Readonly<Record<string, string>>) => Promise<void>;
}

interface Content {
  /** SAMPLE_CONTENT of the portal */
  sampleContent: 'on' | 'off';
  /** more of its environment */
  environment: Readonly<Record<string, string>>;
}

/** Tests that use `portal` instead of the shared server, with reduced motion. */
export const test = base.extend<{ portal: OwnPortal } & Content>({
  sampleContent: ['on', { option: true }],
  environment: [{}, { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  portal: async ({ sampleContent, environment }, use, info) => {
    info.setTimeout(120_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-propio-'));
    if (sampleContent === 'on') await cp(SAMPLE_FOLDER, dataDir, { recursive: true });
    const start = (env: Readonly<Record<string, string>> = {}): Promise<PortalProcess> =>
      spawnPortal({ DATA_DIR: dataDir, SAMPLE_CONTENT: sampleContent, ...STAFF_OF_TESTS, ...environment, ...env });
    let portal = await start();
    const baseURL = portal.origin;
    const cut = async () => void (await end(portal.child, 'SIGKILL'));
    const stop = async () => void (await end(portal.child, 'SIGTERM'));
    const restart = async (env?: Readonly<Record<string, string>>) => {
      portal = await start({ PORT: new URL(baseURL).port, ...env });
    };
    await use({ baseURL, signal: (signal) => void portal.child.kill(signal), cut, stop, restart });
    await cut();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: ({ portal }, use) => use(portal.baseURL),
});
