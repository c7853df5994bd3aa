import { type Balancer, startBalancer } from '../support/balancer.ts';
import { FORGETFUL, memoryFolder, startPostgres } from '../support/embeddedPostgres.ts';
import { end, type PortalProcess, spawnPortal } from '../support/portalProcess.ts';
import { test as base, STAFF_OF_TESTS } from './support.ts';

/** Milliseconds; includes the start of PostgreSQL and four starts of the portal. */
const TIMEOUT_MS = 240_000;

/** An instance of the portal, which can be killed and restarted at the same address. */
export interface Instance {
  /** stops the process: its requests stay pending */
  freeze: () => void;
  /** kill -9 */
  cut: () => Promise<void>;
  restart: () => Promise<void>;
}

/** Two instances on one PostgreSQL behind a load balancer. */
export interface Cluster {
  balancer: Balancer;
  one: Instance;
  two: Instance;
}

async function startInstance(databaseUrl: string): Promise<Instance & { origin: string }> {
  const env = { DATABASE_URL: databaseUrl, SAMPLE_CONTENT: 'on', TRUST_PROXY: '127.0.0.1', ...STAFF_OF_TESTS };
  let portal: PortalProcess = await spawnPortal(env);
  const { origin } = portal;
  return {
    origin,
    freeze: () => void portal.child.kill('SIGSTOP'),
    cut: async () => void (await end(portal.child, 'SIGKILL')),
    restart: async () => {
      portal = await spawnPortal({ ...env, PORT: new URL(origin).port });
    },
  };
}

/** Tests that use two instances behind a load balancer, with reduced motion. */
export const test = base.extend<{ cluster: Cluster }>({
  contextOptions: { reducedMotion: 'reduce' },
  cluster: [
    async ({ browserName: _ }, use) => {
      const server = await startPostgres(FORGETFUL, memoryFolder());
      const databaseUrl = await server.createDatabase('dos_instancias');
      // In parallel: one migrates and loads the sample content, the other waits.
      const starting = [startInstance(databaseUrl), startInstance(databaseUrl)] as const;
      try {
        const [one, two] = await Promise.all(starting);
        await using balancer = await startBalancer([one.origin, two.origin]);
        await use({ balancer, one, two });
      } finally {
        for (const started of await Promise.allSettled(starting)) {
          if (started.status === 'fulfilled') await started.value.cut();
        }
        await server.stop();
      }
    },
    { timeout: TIMEOUT_MS },
  ],
  baseURL: ({ cluster }, use, info) => {
    info.setTimeout(TIMEOUT_MS);
    return use(cluster.balancer.origin);
  },
});
