import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Trx } from '../../database/open.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
import { fileSize } from '../../uploads/store.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { DraftFile } from '../calls/handler.ts';
import { findDraft } from './findDraft.ts';
import { toSummary } from './summary.ts';

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
