import { messages } from '../../../contract/calls/messages.ts';
import { UPLOADS } from '../../database/fileColumns.ts';
import type { Trx } from '../../database/open.ts';
import { updatable } from '../../database/unchecked.ts';
import { conflictError, HttpError, invalidFieldError, notFoundError } from '../../errors/httpError.ts';
import { isAddressed } from '../auditLog/addresses.ts';
import type { Movement, RowState, StoredMovement } from '../auditLog/movement.ts';
import { type MovementsQuery, readMovement, readMovements } from '../auditLog/readMovements.ts';
import type { CallInput, HandlersOf, WriteResult } from '../calls/handler.ts';
import { nounOf } from '../names/names.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { requireFreeAddress } from '../records/recordAddress.ts';
import { type Done, findRecord, type RecordTable, requireVersion, updateRecord } from '../records/records.ts';
import { demandCurrentRules } from '../reversal/currentRules.ts';
import { type ReversalConflict, reverse } from '../reversal/reverse.ts';
import { changesOfImport, isImport, isTakenBack, markUndone, reverseImport } from '../reversal/reverseImport.ts';
import { followMergers, hasItsFiles, isOwnColumn, isReversible } from '../reversal/rowState.ts';

/** The row of the record after a movimiento: that of the last movimiento of its own table until then. */
async function stateAfter(trx: Trx, { id, recurso, recurso_id }: StoredMovement): Promise<RowState | null> {
  const ofTable = (trx.selectFrom('movimientos') as MovementsQuery)
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recurso_id)
    .where('tabla', '=', recurso);
  const last = await readMovement(ofTable.where('id', '<=', id).orderBy('id', 'desc'));
  if (last?.despues) return last.despues;
  return (await readMovement(ofTable.where('id', '>', id).orderBy('id')))?.antes ?? null;
}

/** Writes an earlier version of a record as a new one, if today's rules allow it. @throws {HttpError} 404, 409, 422 */
async function restoreVersion(
  trx: Trx,
  resources: ServerResources,
  { body: { movimiento, version }, staff }: CallInput<'restoreVersion'>,
): Promise<WriteResult<Done>> {
  const chosen = await readMovement((trx.selectFrom('movimientos') as MovementsQuery).where('id', '=', movimiento));
  if (chosen === null) throw notFoundError('version');
  const { recurso, recurso_id } = chosen;
  // Old versions are emptied on request.
  if (chosen.antes === null && chosen.despues === null) throw conflictError(messages.historia.notRestorable);
  if (!isReversible(recurso) || recurso === 'no_duplicados') throw conflictError(messages.historia.notRestorable);
  const tabla = recurso as RecordTable;
  const current: object = await findRecord(trx, tabla, recurso_id);
  const state = await stateAfter(trx, chosen);
  if (state === null) throw conflictError(messages.historia.notRestorable);
  const columns = Object.keys(state).filter((column) => column in current && !isOwnColumn(column));
  const stored = Object.fromEntries(columns.map((column) => [column, state[column]]));
  if (!(await hasItsFiles(trx, recurso, stored))) throw conflictError(messages.historia.fileGone);
  const { values: fields, gone } = await followMergers(trx, resources, recurso, stored);
  const [missing] = gone;
  if (missing !== undefined)
    throw invalidFieldError(missing.column, messages.historia.referenceGone(nounOf(missing.parent)));
  if (isAddressed(recurso)) await requireFreeAddress(trx, recurso, { ...fields, id: recurso_id });
  demandCurrentRules(resources, recurso, { ...current, ...fields } as RowState, current as RowState);
  const result = await updateRecord(trx, {
    recurso: tabla,
    id: recurso_id,
    fields: updatable<RecordTable>({ ...fields, updated_by: staff.usuario }),
    accion: 'restaurar versión',
    message: messages.historia.restored,
    check: requireVersion(version, (row) => row),
  });
  const links = await serverPartsOf(resources, recurso).restoreLinks?.(trx, recurso_id, movimiento);
  const message =
    links === undefined || links.lost === 0 ? result.answer.message : messages.historia.restoredWithoutLinks;
  return {
    answer: { ...result.answer, message },
    movimientos: [...(links?.movimientos ?? []), result.movimiento],
  };
}

/** 409 with what the operation left and what is there now. */
const changedSince = (conflictos: readonly ReversalConflict[]): HttpError =>
  new HttpError(409, messages.historia.changedSince, { actual: { conflictos } });

/** True if a draft comes back. Its preview links were deleted with it, and no movement records them. */
const returnsDraft = (movimientos: readonly Movement[]): boolean =>
  movimientos.some(({ recurso, antes }) => recurso === 'borradores' && antes === null);

export const historia = (resources: ServerResources) =>
  ({
    async undo(trx, { body: { operacion } }) {
      const changes = await readMovements(trx, (query) => query.where('operacion', '=', operacion));
      if (changes.length === 0) throw notFoundError('operacion');
      // A file of the identity stays stored, since an earlier version may need it.
      const ofImport = isImport(changes);
      const reversible = changes.filter(({ tabla }) => tabla !== UPLOADS);
      if (!ofImport && (reversible.length === 0 || !reversible.every(({ tabla }) => isReversible(tabla))))
        throw conflictError(messages.historia.notUndoable);
      const { movimientos, conflicts } = ofImport
        ? await reverseImport(trx, resources, changesOfImport(changes))
        : await reverse(trx, resources, reversible, 'deshacer');
      if (conflicts.length > 0 || (ofImport && (await isTakenBack(trx, operacion)))) throw changedSince(conflicts);
      if (ofImport && !(await markUndone(trx, operacion))) throw conflictError(messages.importaciones.running);
      const { undone, undoneWithDraft } = messages.historia;
      const message = returnsDraft(movimientos) ? undoneWithDraft : undone;
      const importacion = ofImport || undefined;
      return { answer: { success: 1, message }, movimientos, deshace: operacion, importacion };
    },

    restoreVersion: (trx, input) => restoreVersion(trx, resources, input),
  }) satisfies HandlersOf<'undo' | 'restoreVersion'>;
