import { messages } from '../../../contract/calls/messages.ts';
import { IMPORT_DAYS } from '../../../contract/values/imports.ts';
import type { Database } from '../../database/open.ts';
import { forgetRows } from './forgetRows.ts';
import { deleteFileParts, isState, OPEN, RUNNING } from './staging.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A job that has not written for so long is gone with its process. */
const SILENT_MS = 60_000;

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** An instant so long ago that an import that was changed last then is cleaned up. */
export const pastWeek = (now: Date): string => before(now, IMPORT_DAYS * DAY_MS + 1);

/** Ends jobs whose process is gone, and deletes the rows of imports that nobody changed for a week, with what else tells of them. */
export async function cleanImports(db: Database, now: Date): Promise<void> {
  const silent = db.updateTable('importaciones').where('updated_at', '<', before(now, SILENT_MS));
  const problema = messages.importaciones.interrupted;
  await silent.set({ estado: 'fallida', problema }).where('estado', '=', 'leyendo').execute();
  await silent.set({ estado: 'por_revisar', problema }).where('estado', 'in', ['comparando', 'importando']).execute();
  await silent.set({ estado: 'importada', problema }).where('estado', '=', 'deshaciendo').execute();
  const old = await db
    .selectFrom('importaciones')
    .where('updated_at', '<', before(now, IMPORT_DAYS * DAY_MS))
    .where('estado', 'not in', [...RUNNING])
    .select(['id', 'estado'])
    .execute();
  for (const { id, estado } of old) {
    await forgetRows(db, id);
    await deleteFileParts(db, id);
    if (isState({ estado }, OPEN)) await db.deleteFrom('importaciones').where('id', '=', id).execute();
  }
}
