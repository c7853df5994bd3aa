import { messages } from '../../../contract/calls/messages.ts';
import { UPLOADS } from '../../database/fileColumns.ts';
import { conflictError, HttpError, notFoundError } from '../../errors/httpError.ts';
import type { Movement } from '../auditLog/movement.ts';
import { readMovements } from '../auditLog/readMovements.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { type ReversalConflict, reverse } from '../reversal/reverse.ts';
import { changesOfImport, isImport, isTakenBack, markUndone, reverseImport } from '../reversal/reverseImport.ts';
import { isReversible } from '../reversal/rowState.ts';
import { restoreVersion } from './restoreVersion.ts';

/** 409 with what the operation left and what is there now. */
const changedSince = (conflictos: readonly ReversalConflict[]): HttpError =>
  new HttpError(409, messages.historia.changedSince, { actual: { conflictos } });

/** True if a draft comes back. Its preview links were deleted with it, and no movement records them. */
const returnsDraft = (movimientos: readonly Movement[]): boolean =>
  movimientos.some(({ recurso, antes }) => recurso === 'borradores' && antes === null);

/** @param resources all of them */
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

    restoreVersion: restoreVersion(resources),
  }) satisfies HandlersOf<'undo' | 'restoreVersion'>;
