import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { sizeText } from '../../contract/values/sizeText.ts';
import { copierOf, requireFree, saveBackup } from '../backups/save.ts';
import { type CommandContext, CommandError, type RunCommand } from '../copies/command.ts';
import { requireCopyableDatabase } from '../copies/databaseAccess.ts';
import { SIDECAR_SUFFIXES } from '../copies/disk.ts';
import { databaseFile } from '../database/open.ts';

function requireTarget(target: string, { dataDir, databaseUrl }: CommandContext, force: boolean): void {
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

export const run: RunCommand = async (context, file, { forzar: force = false }) => {
  const target = path.resolve(context.cwd, file);
  await requireCopyableDatabase(context);
  requireTarget(target, context, force);
  const { bytes, counts, warnings } = await saveBackup(copierOf(context), target, force);
  for (const warning of warnings) context.console.error(warning);
  context.console.info(`Se guardó el respaldo ${target} (${sizeText(bytes)}).\n${counts}`);
};
