import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Database, Trx } from '../../database/open.ts';
import { rowsInParts } from '../../database/rowsInParts.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
import { fileSize } from '../../uploads/store.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { DraftFile } from '../calls/handler.ts';
import { selectRecord } from '../records/records.ts';

/** The draft that a call saves again or publishes. @throws {HttpError} 404 whose `borrador` is null, which the record's own 404 lacks */
export async function findDraft(trx: Trx, id: number): Promise<Row<'borradores'>> {
  const draft = await selectRecord(trx, 'borradores', id);
  if (draft === undefined) throw new HttpError(404, messages.borradores.gone, { borrador: null });
  return draft;
}

/** The columns of a summary: the values and the base of a draft have up to 200 kB each. */
export const SUMMARY_COLUMNS = [
  'id',
  'recurso',
  'recurso_id',
  'nombre',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
] as const satisfies (keyof Row<'borradores'>)[];

type SummaryRow = Pick<Row<'borradores'>, (typeof SUMMARY_COLUMNS)[number]>;

/** A draft without its values. */
export function toSummary(row: SummaryRow): SummaryRow {
  const summary = Object.fromEntries(SUMMARY_COLUMNS.map((column) => [column, row[column]])) as SummaryRow;
  return { ...summary, updated_by: row.updated_by || row.created_by };
}

/** Drafts of one query: ten thousand in one would block the event loop for 100 ms. */
const BATCH = 1_000;

const newestFirst = (a: SummaryRow, b: SummaryRow): number =>
  a.updated_at === b.updated_at ? b.id - a.id : a.updated_at < b.updated_at ? 1 : -1;

/** All drafts, or those of one resource, the last saved first. */
export async function readSummaries(db: Database, recurso: DraftResource | undefined): Promise<SummaryRow[]> {
  const drafts = db.selectFrom('borradores').select(SUMMARY_COLUMNS);
  const chosen = recurso === undefined ? drafts : drafts.where('recurso', '=', recurso);
  const summaries: SummaryRow[] = [];
  for await (const rows of rowsInParts((last) => chosen.where('id', '>', last).orderBy('id').limit(BATCH).execute()))
    summaries.push(...rows.map(toSummary));
  return summaries.sort(newestFirst);
}

interface Publication {
  id: number;
  /** that the caller has seen; undefined if it does not say */
  version: number | undefined;
  recurso: DraftResource;
  /** the record that the call updates; null for a new one */
  recordId: number | null;
  /** false: the record does not take the draft's file */
  takesFile: boolean;
}

/** Deletes the draft that a call publishes, and returns what its record takes of it. @throws {HttpError} 404, 409 */
export async function takeDraft(
  trx: Trx,
  { id, version, recurso, recordId, takesFile }: Publication,
): Promise<{ draftFile: DraftFile | null; draftOrigen: string | null; movimiento: Movement }> {
  const draft = await findDraft(trx, id);
  if (draft.recurso !== recurso || draft.recurso_id !== recordId) throw conflictError(messages.borradores.notOfRecord);
  // Not `actual`, which is the stored record: the client would merge the draft into it.
  if (version !== undefined && version !== draft.version)
    throw new HttpError(409, messages.borradores.changed, { borrador: toSummary(draft) });
  await trx.deleteFrom('borradores').where('id', '=', id).execute();
  const { archivo, origen: draftOrigen } = draft;
  const draftFile = archivo === null || !takesFile ? null : { nombre: archivo, bytes: await fileSize(trx, archivo) };
  return {
    draftFile,
    draftOrigen,
    movimiento: { recurso: 'borradores', recordId: id, accion: 'publicar', antes: draft, despues: null },
  };
}
