import path from 'node:path';
import { sizeText } from '../../contract/values/sizeText.ts';
import { copierOf, saveBackup } from '../backups/save.ts';
import type { RunCommand } from '../copies/command.ts';
import { requireCopyableDatabase } from '../copies/databaseAccess.ts';
import { requireTarget } from './target.ts';

export const run: RunCommand = async (context, file, { forzar: force = false }) => {
  const target = path.resolve(context.cwd, file);
  await requireCopyableDatabase(context);
  requireTarget(target, context, force, 'El respaldo');
  const { bytes, counts, warnings } = await saveBackup(copierOf(context), target, force);
  for (const warning of warnings) context.console.error(warning);
  context.console.info(`Se guardó el respaldo ${target} (${sizeText(bytes)}).\n${counts}`);
};
