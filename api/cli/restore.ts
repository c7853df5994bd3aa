import { chmodSync, chownSync, constants, copyFileSync, existsSync, mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareCopy } from '../copies/check/prepareCopy.ts';
import { type CommandConsole, CommandError, type RunCommand } from '../copies/command.ts';
import { STAGING_TABLES } from '../copies/copy/tables.ts';
import { syncFile } from '../copies/disk.ts';
import { emptyTables } from '../copies/emptyTables.ts';
import { addressOf } from '../copies/postgres/connection.ts';
import { writeToPostgres } from '../copies/postgres/write.ts';
import { countRecords } from '../copies/recordCounts.ts';
import { createDataFolder } from '../database/dataFolder.ts';
import { databaseFile } from '../database/open.ts';
import { swap } from './swap.ts';

function requireBackup(source: string): void {
  if (!existsSync(source) || !statSync(source).isFile()) throw new CommandError(`No existe el archivo ${source}.`);
  const wal = `${source}-wal`;
  if (existsSync(wal) && statSync(wal).size > 0) {
    throw new CommandError(
      `${source} está en uso o incompleto: a su lado hay un -wal. Haga el respaldo con 'respaldar'.`,
    );
  }
}

/** Copies the backup into `folder`, checks the copy and migrates it; the backup itself stays unchanged. */
async function prepareBackup(
  source: string,
  folder: string,
  console: CommandConsole,
  keepsVersion: boolean,
): Promise<string> {
  const copy = databaseFile(folder);
  copyFileSync(source, copy, constants.COPYFILE_FICLONE);
  chmodSync(copy, 0o600);
  await prepareCopy(copy, 'El respaldo no se puede usar. No se cambió nada.', console, keepsVersion);
  return copy;
}

function finishCopy(copy: string): string {
  using db = new DatabaseSync(copy);
  db.exec('pragma journal_mode = delete');
  // A session that ended, or a preview link that was revoked, after the backup must not become valid again; nor an answer.
  emptyTables(db, ['sesiones', 'vistas_previas', ...STAGING_TABLES]);
  return countRecords(db);
}

function placeInFolder(copy: string, dataDir: string, force: boolean): string | null {
  // When root restores, the portal's user must still be able to open the file.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(copy, uid, gid);
  syncFile(copy);
  return swap(copy, dataDir, force, new Date());
}

export const run: RunCommand = async (
  { dataDir, databaseUrl, cwd, console },
  file,
  { forzar: force = false, 'sin-actualizar': keepsVersion = false },
) => {
  const source = path.resolve(cwd, file);
  requireBackup(source);
  if (databaseUrl === null) createDataFolder(dataDir);
  using folder = mkdtempDisposableSync(path.join(databaseUrl === null ? dataDir : tmpdir(), 'restaurando-'));
  const copy = await prepareBackup(source, folder.path, console, keepsVersion);
  const counts = finishCopy(copy);
  if (databaseUrl === null) {
    const previous = placeInFolder(copy, dataDir, force);
    console.info(`Se restauró ${source} en ${dataDir}.\n${counts}`);
    if (previous !== null) console.info(`La base de datos anterior quedó en ${previous}.`);
  } else {
    await writeToPostgres(folder.path, databaseUrl, { keepsVersion });
    console.info(`Se restauró ${source} en ${addressOf(databaseUrl)}.\n${counts}`);
    console.info('Si algún portal siguió sirviendo, reinícielo.');
  }
  if (keepsVersion) console.info('Arranque ahora el portal de la versión del respaldo.');
  console.info('Las sesiones abiertas terminaron: el personal debe ingresar de nuevo.');
};
