import { tmpdir } from 'node:os';
import { createFolder } from '../backups/folder.ts';
import type { Config } from '../config/config.ts';
import { createDataFolder } from '../database/dataFolder.ts';
import { type DatabasePlace, IN_MEMORY } from '../database/open.ts';
import { feature } from '../fastify/feature.ts';
import { Exports } from './Exports.ts';
import { removeWorkFolders } from './workFolder.ts';

declare module 'fastify' {
  interface FastifyInstance {
    exports: Exports;
  }
}

type Place = Pick<Config, 'backupDir' | 'dataDir'>;
type Options = Place & Pick<Config, 'publicUrl'> & { place: DatabasePlace | null };

/** Where the copies of exports are made: it has room for the database. */
const folderOf = ({ backupDir, dataDir }: Place): string => backupDir ?? (dataDir === IN_MEMORY ? tmpdir() : dataDir);

function createFolderOf(place: Place): string {
  const folder = folderOf(place);
  if (folder === place.backupDir) createFolder(folder);
  else createDataFolder(folder);
  return folder;
}

/** 'Exportar todo'. What a killed export has left is removed when the app listens. */
export const wholeExports = feature<Options>('wholeExports', ['db', 'clock'], (app, options) => {
  const { db, clock, log } = app;
  const { place, publicUrl } = options;
  const folder = () => createFolderOf(options);
  const exports = new Exports({ db, place, publicUrl, folder, log, now: () => clock.now() });
  app.addHook('onListen', async () => {
    try {
      removeWorkFolders(folderOf(options));
    } catch (error) {
      log.warn({ err: error }, 'copies of exports were not removed');
    }
  });
  app.addHook('preClose', () => exports.stop());
  app.decorate('exports', exports);
});
