import { type Balancer, startBalancer } from '../support/balancer.ts';
import { FORGETFUL, memoryFolder, startPostgres } from '../support/embeddedPostgres.ts';
import { end, type PortalProcess, spawnPortal } from '../support/portalProcess.ts';
import { test as base, STAFF_OF_TESTS } from './support.ts';

// Milliseconds: a PostgreSQL and four starts of a portal are part of it.
const PATIENCE = 240_000;

/** An instance of the portal, which may fall and rise at the same address. */
export interface Instance {
  /** leaves what it is asked unanswered */
  freeze: () => void;
  /** kill -9 */
  cut: () => Promise<void>;
  restart: () => Promise<void>;
}

/** Two instances on one PostgreSQL, and what stands in front of them. */
export interface Cluster {
  balancer: Balancer;
  one: Instance;
  two: Instance;
}

async function startInstance(databaseUrl: string): Promise<Instance & { origin: string }> {
  const env = { DATABASE_URL: databaseUrl, SAMPLE_CONTENT: 'on', TRUST_PROXY: '127.0.0.1', ...STAFF_OF_TESTS };
  let portal: PortalProcess = await spawnPortal({ ...env, PORT: '0' });
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

/** Tests whose pages are those of two instances behind a balancer. */
export const test = base.extend<{ cluster: Cluster }>({
  cluster: [
    async ({ browserName: _ }, use) => {
      const server = await startPostgres(FORGETFUL, memoryFolder());
      const databaseUrl = await server.createDatabase('dos_instancias');
      // At once: one of them migrates and loads the sample group, the other waits.
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
    { timeout: PATIENCE },
  ],
  baseURL: ({ cluster }, use, info) => {
    info.setTimeout(PATIENCE);
    return use(cluster.balancer.origin);
  },
});
