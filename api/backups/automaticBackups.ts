import type { Config } from '../config/config.ts';
import { feature } from '../fastify/feature.ts';
import { Backups } from './backups.ts';
import { saveHere } from './save.ts';
import { saveInWorker } from './saveInWorker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** null without BACKUP_DIR */
    backups: Backups | null;
  }
}

/** Makes backups while the app listens. */
export const automaticBackups = feature<Config>('automaticBackups', ['db', 'clock'], (app, config) => {
  const { backupDir, backupHour, backupRetention, renderInWorker, dataDir, databaseUrl } = config;
  if (backupDir === null) {
    app.decorate('backups', null);
    return;
  }
  const { db, clock } = app;
  const source = { dataDir, databaseUrl };
  const backups = new Backups({
    db,
    dir: backupDir,
    hour: backupHour,
    retention: backupRetention,
    save: (target, signal) => (renderInWorker ? saveInWorker({ source, target }, signal) : saveHere(db, target)),
    now: () => clock.now(),
    log: app.log,
  });
  app.addHook('onListen', async () => backups.start());
  app.addHook('preClose', () => backups.stop());
  app.decorate('backups', backups);
});
