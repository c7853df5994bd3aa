import type { FastifyInstance } from 'fastify';
import type { Change } from '../database/changeMark.ts';
import type { Database } from '../database/open.ts';
import { cleanImports } from '../resources/imports/cleanImports.ts';
import { LocalHost } from '../resources/imports/host.ts';
import { ImportJobs } from '../resources/imports/jobs.ts';
import { serverResources } from '../resources/serverResources.ts';
import { HostThread, type Place } from './importThread/HostThread.ts';

const MINUTE_MS = 60_000;

/**
 * Runs the jobs of imports while the app listens, and cleans old ones up.
 * @param place of the database; null in memory, which no other thread can see
 * @param onWrite called after a write of records, before its job ends
 */
export function registerImports(
  app: FastifyInstance,
  db: Database,
  place: Place | null,
  onWrite: (change: Change) => Promise<void>,
): ImportJobs {
  const host = place === null ? new LocalHost(db, serverResources) : new HostThread(place);
  const jobs = new ImportJobs({ db, resources: serverResources, host, onWrite, log: app.log });
  const clean = () =>
    void cleanImports(db, new Date()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'old imports were not cleaned up'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    clean();
    timer = setInterval(clean, MINUTE_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await jobs.close();
  });
  return jobs;
}
