import type { FastifyInstance } from 'fastify';
import type { Change } from '../database/changeMark.ts';
import type { Database } from '../database/open.ts';
import { cleanImports } from '../resources/imports/cleanImports.ts';
import { ImportJobs } from '../resources/imports/jobs.ts';
import { serverResources } from '../resources/serverResources.ts';
import { writeInThread } from './importWrites/writeInThread.ts';

const MINUTE_MS = 60_000;

/**
 * Runs the jobs of imports while the app listens, and cleans old ones up.
 * @param dataDir folder of the database; null on PostgreSQL and in memory
 * @param onWrite called after a write of records, before its job ends
 */
export function registerImports(
  app: FastifyInstance,
  db: Database,
  dataDir: string | null,
  onWrite: (change: Change) => Promise<void>,
): ImportJobs {
  const jobs = new ImportJobs({
    db,
    resources: serverResources,
    onWrite,
    ...(dataDir !== null && { write: (...work) => writeInThread(dataDir, ...work) }),
    log: app.log,
  });
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
