import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Database } from '../database/open.ts';
import { Backups } from './backups.ts';
import { saveHere } from './saveHere.ts';
import { saveInWorker } from './saveInWorker.ts';

/** Makes backups while the app listens. @returns null without BACKUP_DIR */
export function registerBackups(
  app: FastifyInstance,
  db: Database,
  clock: DatabaseClock,
  { backupDir, backupHour, backupRetention, renderInWorker, dataDir, databaseUrl }: Config,
): Backups | null {
  if (backupDir === null) return null;
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
  return backups;
}
