import { feature } from '../fastify/feature.ts';
import { LocalHost } from '../resources/imports/host.ts';
import { ImportJobs } from '../resources/imports/jobs.ts';
import { cleanImports } from '../resources/imports/stored/cleanImports.ts';
import { serverResources } from '../resources/serverResources.ts';
import { HostThread, type Place } from './importThread/HostThread.ts';

const MINUTE_MS = 60_000;

interface ImportOptions {
  /** of the database; null in memory, which no other thread can see */
  place: Place | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    imports: ImportJobs;
  }
}

/** Runs the jobs of imports while the app listens, and cleans old ones up. Visitors are answered anew before a job that wrote ends. */
export const imports = feature<ImportOptions>('imports', ['db', 'responses'], (app, { place }) => {
  const { db, log } = app;
  const host = place === null ? new LocalHost(db, serverResources) : new HostThread(place);
  const jobs = new ImportJobs({ db, host, onWrite: app.responses.renew, log });
  const clean = () =>
    void cleanImports(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old imports were not cleaned up'),
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
  app.decorate('imports', jobs);
});
