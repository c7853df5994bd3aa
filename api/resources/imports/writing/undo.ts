import { randomUUID } from 'node:crypto';
import { messages } from '../../../../contract/calls/messages.ts';
import { EDITED_RESOURCES } from '../../../../contract/resources/resources.ts';
import type { StaffMember } from '../../../auth/sessions.ts';
import type { Change } from '../../../database/changeMark.ts';
import type { Trx } from '../../../database/open.ts';
import { conflictError, notFoundError } from '../../../errors/httpError.ts';
import { readMovements } from '../../auditLog/readMovements.ts';
import { recordMovements } from '../../auditLog/recordMovements.ts';
import { nombreOf } from '../../names/names.ts';
import type { ServerResources } from '../../parts/serverResource.ts';
import type { ReversalConflict } from '../../reversal/reverse.ts';
import { changesOfImport, isImport, markUndone, reverseImport } from '../../reversal/reverseImport.ts';
import { isReversible } from '../../reversal/rowState.ts';
import { findImport } from '../stored/staging.ts';

/** Records that the message names. */
const NAMED = 5;

/** Nothing says any more what the import wrote: the record was deleted for ever. */
const isErased = ({ actual, esperado }: ReversalConflict): boolean => actual === null && esperado === null;

function nameOf({ recurso, actual, esperado }: ReversalConflict): string {
  const row = actual ?? esperado ?? { id: 0 };
  const kind = EDITED_RESOURCES.find((each) => each === recurso);
  const nombre = 'nombre' in row ? String(row.nombre) : '';
  return `«${kind === undefined ? nombre : nombreOf(kind, row)}»`;
}

/**
 * Takes an import back whole and returns the change. Call it in a transaction.
 * @param counterOf gets the number of rows that the import wrote; what it answers is told of those that are done
 * @throws {HttpError} 409 that names what was changed since, or if it is not applied any more
 */
export async function undoImport(
  trx: Trx,
  resources: ServerResources,
  { id, version }: { id: number; version: number },
  staff: StaffMember,
  counterOf: (total: number) => (more: number) => void,
): Promise<Change> {
  const { operacion } = await findImport(trx, id);
  const changes = changesOfImport(await readMovements(trx, (query) => query.where('operacion', '=', operacion)));
  if (!isImport(changes)) throw notFoundError('operacion');
  const tell = counterOf(changes.filter(({ tabla }) => isReversible(tabla)).length);
  tell(0);
  const { movimientos, conflicts } = await reverseImport(trx, resources, changes, tell);
  if (conflicts.length > 0) {
    const names = conflicts
      .filter((each) => !isErased(each))
      .slice(0, NAMED)
      .map(nameOf);
    if (conflicts.some(isErased)) names.push(messages.importaciones.erased);
    throw conflictError(messages.importaciones.changedSince(names.join(', '), conflicts.length - names.length));
  }
  if (!(await markUndone(trx, operacion, version))) throw conflictError(messages.importaciones.notApplied);
  return recordMovements(trx, { id: randomUUID(), author: staff, deshace: operacion, importacion: true }, movimientos);
}
