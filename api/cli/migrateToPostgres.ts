import { mkdtempDisposableSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareCopy } from '../copies/check/prepareCopy.ts';
import { CommandError, type RunCommand } from '../copies/command.ts';
import { copyDatabaseFile, requireDatabaseFile } from '../copies/databaseAccess.ts';
import { addressOf } from '../copies/postgres/connection.ts';
import { writeToPostgres } from '../copies/postgres/write.ts';
import { countRecords } from '../copies/recordCounts.ts';
import { databaseFile } from '../database/open.ts';
import { acquireLock } from './lock.ts';

/** Locks the file until the connection is closed. The transaction is committed: `backup` fails while one is open. */
function lockDatabase(dataDir: string): DatabaseSync {
  const lock = acquireLock(requireDatabaseFile(dataDir), false);
  if (lock === null) throw new CommandError('La base de datos no se puede leer.');
  lock.exec('pragma locking_mode = exclusive; commit');
  return lock;
}

function countsOf(copy: string): string {
  using db = new DatabaseSync(copy, { readOnly: true });
  return countRecords(db);
}

export const run: RunCommand = async ({ dataDir, console }, url) => {
  const target = addressOf(url);
  using lock = lockDatabase(dataDir);
  using folder = mkdtempDisposableSync(path.join(dataDir, 'mudando-'));
  const copy = databaseFile(folder.path);
  await copyDatabaseFile(lock, copy);
  await prepareCopy(copy, 'El portal no se puede mudar así. No se cambió nada.', console);
  await writeToPostgres(folder.path, url, { mustBeEmpty: true });
  console.info(`El portal de ${dataDir} se copió en ${target}; todo se leyó de vuelta y es igual.`);
  console.info(countsOf(copy));
  console.info('No se copiaron las sesiones, las importaciones ni los enlaces de vista previa.');
  console.info('Arránquelo ahora con DATABASE_URL. El personal debe ingresar de nuevo.');
};
