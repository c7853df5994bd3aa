import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { requireFree } from '../backups/save.ts';
import { type CommandContext, CommandError } from '../copies/command.ts';
import { SIDECAR_SUFFIXES } from '../copies/disk.ts';
import { databaseFile } from '../database/open.ts';

/** @throws {CommandError} unless a command may write the file */
export function requireTarget(target: string, { dataDir, databaseUrl }: CommandContext, force: boolean): void {
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new CommandError(`No existe la carpeta ${folder}.`);
  if (databaseUrl === null) {
    const real = path.join(realpathSync(folder), path.basename(target));
    const db = databaseFile(realpathSync(dataDir));
    if (['', ...SIDECAR_SUFFIXES].some((suffix) => real === db + suffix))
      throw new CommandError('El respaldo no puede ser la propia base.');
  }
  requireFree(target, force);
}
