import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { requireFree } from '../backups/save.ts';
import { type CommandContext, CommandError } from '../copies/command.ts';
import { SIDECAR_SUFFIXES } from '../copies/disk.ts';
import { databaseFile } from '../database/open.ts';

/**
 * @param what the command writes, with its article
 * @throws {CommandError} if the folder is missing, or the file is the database, or exists and may not be replaced
 */
export function requireTarget(
  target: string,
  { dataDir, databaseUrl }: Pick<CommandContext, 'dataDir' | 'databaseUrl'>,
  force: boolean,
  what: string,
): void {
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new CommandError(`No existe la carpeta ${folder}.`);
  if (databaseUrl === null) {
    const real = path.join(realpathSync(folder), path.basename(target));
    const db = databaseFile(realpathSync(dataDir));
    if (['', ...SIDECAR_SUFFIXES].some((suffix) => real === db + suffix))
      throw new CommandError(`${what} no puede ser la propia base.`);
  }
  requireFree(target, force);
}
