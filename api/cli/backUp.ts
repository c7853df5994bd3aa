import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { checkDatabase, formatReport, isUnusable } from './check/check.ts';
import { readOwnSchema } from './check/schema.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { copyDatabaseFile, openForReading, requireCopyableDatabase } from './databaseAccess.ts';
import { deleteSidecars, SIDECAR_SUFFIXES, syncToDisk } from './disk.ts';
import { withPostgres } from './postgres/connection.ts';
import { readFromPostgres } from './postgres/read.ts';
import { countRecords, formatMegabytes } from './recordCounts.ts';

function requireTarget(target: string, { dataDir, databaseUrl }: CommandContext, force: boolean): void {
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new CommandError(`No existe la carpeta ${folder}.`);
  if (databaseUrl === null) {
    const real = path.join(realpathSync(folder), path.basename(target));
    const db = databaseFile(realpathSync(dataDir));
    if (['', ...SIDECAR_SUFFIXES].some((suffix) => real === db + suffix))
      throw new CommandError('El respaldo no puede ser la propia base.');
  }
  if (!force && existsSync(target)) throw new CommandError(`Ya existe ${target}. Use --forzar para reemplazarlo.`);
}

/** Creates the file before SQLite does, so that only its owner can read e-mails and password hashes. */
function createTemporary(temporary: string, force: boolean): void {
  if (force) rmSync(temporary, { force: true });
  if (existsSync(temporary)) {
    throw new CommandError(
      `Hay otro respaldo en curso, o uno interrumpido: si no hay otro, borre ${temporary} y repita.`,
    );
  }
  closeSync(openSync(temporary, 'wx', 0o600));
}

async function copyDatabase({ dataDir, databaseUrl }: CommandContext, temporary: string): Promise<void> {
  if (databaseUrl !== null) return withPostgres(databaseUrl, (db) => readFromPostgres(db, temporary));
  const db = openForReading(dataDir);
  try {
    await copyDatabaseFile(db, temporary);
  } finally {
    db.close();
  }
}

async function checkCopy(temporary: string): Promise<string> {
  const expected = await readOwnSchema();
  const copy = new DatabaseSync(temporary);
  try {
    // Without WAL the backup is one file, readable from a read-only file system.
    copy.exec('pragma journal_mode = delete');
    const { checks } = checkDatabase(copy, expected);
    for (const check of checks) if (check.problems.length > 0) console.error(formatReport(check));
    if (isUnusable(checks)) throw new CommandError('No se guardó el respaldo: la base de datos tiene problemas.');
    return countRecords(copy);
  } finally {
    copy.close();
  }
}

export const command: Command = {
  argument: 'ARCHIVO',
  options: ['forzar'],
  description:
    'guarda una copia de todo en un solo archivo mientras el portal sirve; con --forzar reemplaza uno que exista',
  async run(context, file, { forzar: force = false }) {
    const target = path.resolve(context.cwd, file);
    const temporary = `${target}.tmp`;
    await requireCopyableDatabase(context);
    requireTarget(target, context, force);
    createTemporary(temporary, force);
    try {
      await copyDatabase(context, temporary);
      const counts = await checkCopy(temporary);
      syncToDisk(temporary);
      requireTarget(target, context, force);
      renameSync(temporary, target);
      syncToDisk(path.dirname(target));
      console.info(`Se guardó el respaldo ${target} (${formatMegabytes(statSync(target).size)}).\n${counts}`);
    } finally {
      rmSync(temporary, { force: true });
      deleteSidecars(temporary);
    }
  },
};
