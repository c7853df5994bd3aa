import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sizeText } from '../../contract/values/sizeText.ts';
import { copierOf, removeTemporary } from '../backups/save.ts';
import { type CommandContext, CommandError, type RunCommand } from '../copies/command.ts';
import { requireCurrentVersion } from '../copies/databaseAccess.ts';
import { syncFile, syncFolder } from '../copies/disk.ts';
import { withLease } from '../database/lease.ts';
import { type Database, openPlace } from '../database/open.ts';
import { makeExport } from '../export/makeExport.ts';
import { describeExport } from '../export/readme.ts';
import { createWorkFolder, removeWorkFolders } from '../export/workFolder.ts';
import { requireTarget } from './target.ts';

/** Writes the export under a temporary name, and renames it once it is complete. */
async function writeExport(
  context: CommandContext,
  db: Database,
  target: string,
  signal: AbortSignal,
): Promise<number> {
  const now = new Date();
  const options = { publicUrl: context.publicUrl, now, ...(await describeExport(db, now)) };
  const temporary = `${target}.tmp`;
  const parent = path.dirname(target);
  removeWorkFolders(parent);
  removeTemporary(target);
  using folder = createWorkFolder(parent);
  try {
    await using made = await makeExport(copierOf(context), folder.path, options);
    // Only its owner may read e-mails, and nobody's link leads elsewhere.
    await pipeline(made.content, createWriteStream(temporary, { mode: 0o600, flags: 'wx' }), { signal });
    syncFile(temporary);
    renameSync(temporary, target);
    syncFolder(parent);
    return statSync(target).size;
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const run: RunCommand = async (context, file, { forzar: force = false }) => {
  const target = path.resolve(context.cwd, file);
  await requireCurrentVersion(context);
  requireTarget(target, context, force, 'La exportación');
  await using db = openPlace(context);
  const bytes = await withLease(db, 'exportacion_turno', new AbortController().signal, (signal) =>
    writeExport(context, db, target, signal),
  );
  if (bytes === null) throw new CommandError('El portal u otro comando está exportando ahora.');
  context.console.info(`Se guardó todo en ${target} (${sizeText(bytes)}).`);
};
