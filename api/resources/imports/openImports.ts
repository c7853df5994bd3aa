/** Imports that are not applied. */
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportState } from '../../../contract/entities/import.ts';
import { OPEN_IMPORTS_MAX, STAGED_MAX_BYTES } from '../../../contract/values/imports.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Database } from '../../database/open.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
import type { ImportService, SeenImport } from '../calls/importService.ts';
import { findImport, type ImportRecord, isState, OPEN } from './staging.ts';

const texts = messages.importaciones;

/** @throws {HttpError} 409 for a stale version */
function demandVersion(record: ImportRecord, version: number): void {
  if (record.version !== version) throw new HttpError(409, texts.stale, { actual: { version: record.version } });
}

/** An import whose rows can change: it may be reviewed meanwhile, which begins anew. @throws {HttpError} 404, 409 */
export async function findOpen(
  db: Database,
  id: number,
  version: number,
  imports: Pick<ImportService, 'progress'>,
): Promise<ImportRecord> {
  const record = await findImport(db, id);
  if (!isState(record, OPEN)) throw conflictError(texts.notOpen);
  if (record.estado === 'leyendo' || imports.progress(id)?.estado === 'importando') throw conflictError(texts.running);
  demandVersion(record, version);
  return record;
}

/** Counts a change of an import, which has another state. @throws {HttpError} 409 if somebody else changed it meanwhile */
export async function nextVersion<T extends SeenImport>(
  db: Database,
  of: T,
  fields: { estado?: ImportState; opciones?: string; problema?: string } = {},
): Promise<T> {
  const { id, version, estado } = of;
  const next = { problema: '', ...fields, version: version + 1, updated_at: new Date().toISOString() };
  const own = db.updateTable('importaciones').set(next).where('id', '=', id);
  const { numUpdatedRows } = await own.where('version', '=', version).where('estado', '=', estado).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(409, texts.stale);
  return { ...of, ...next };
}

/** @throws {HttpError} 409 if too much is staged */
export async function demandRoom(db: Database, bytes: number): Promise<void> {
  const { open, staged } = await db
    .selectFrom('importaciones')
    .where('estado', 'in', [...OPEN])
    .select(({ fn }) => [fn.countAll<number>().as('open'), fn.sum<number | null>('bytes').as('staged')])
    .executeTakeFirstOrThrow();
  if (Number(open) >= OPEN_IMPORTS_MAX) throw conflictError(texts.tooMany(OPEN_IMPORTS_MAX));
  if (Number(staged ?? 0) + bytes > STAGED_MAX_BYTES)
    throw conflictError(texts.tooMuchStaged(sizeText(STAGED_MAX_BYTES)));
}
