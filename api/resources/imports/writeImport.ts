/** The writes of imports: each is one operation in one transaction, in the process of the portal or in a thread of it. */
import { randomUUID } from 'node:crypto';
import { messages } from '../../../contract/calls/messages.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Change } from '../../database/changeMark.ts';
import type { Database, Trx } from '../../database/open.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { prepareRows, writeRows } from './apply.ts';
import { addedSince } from './laterMovements.ts';
import type { Prepared } from './rows.ts';
import { findImport, totalsOf } from './staging.ts';
import { end } from './states.ts';
import { undoImport } from './undo.ts';

/** @param movement the last one that the rows were compared with @throws {HttpError} 409 if a new row may be what was added since */
async function demandNoneAdded(trx: Trx, rows: readonly Prepared[], movement: number | null): Promise<void> {
  if (movement === null) return;
  const kinds = new Set(rows.filter(({ result }) => result.estado === 'nuevo').map(({ kind }) => kind));
  if (kinds.size > 0 && (await addedSince(trx, [...kinds, 'borradores'], movement)))
    throw conflictError(messages.importaciones.addedMeanwhile);
}

export interface ImportWrite {
  work: 'apply' | 'undo';
  /** of the import */
  id: number;
  staff: StaffMember;
}

export interface WriteProgress {
  /** called before with all rows */
  onStart: (rows: number) => void;
  /** called after some rows */
  onProgress: (rows: number) => void;
  /** ends the write, of which nothing stays */
  signal: AbortSignal;
}

/**
 * Applies an import or takes it back, and gives it its new state.
 * @throws {HttpError} 404 or 409 if a record changed, left or was added since the rows were compared; 409 if it cannot be undone or another
 * instance has cancelled it; 422 without rows to apply
 */
export function writeImport(
  db: Database,
  resources: ServerResources,
  { work, id, staff }: ImportWrite,
  { onStart, onProgress, signal }: WriteProgress,
): Promise<Change> {
  const progress = {
    onStart,
    onProgress: (rows: number) => {
      onProgress(rows);
      signal.throwIfAborted();
    },
  };
  return work === 'apply' ? apply() : undo();

  async function apply(): Promise<Change> {
    const record = await findImport(db, id);
    const totals = totalsOf(record);
    const rows = await prepareRows(db, id);
    onStart(rows.length);
    const operacion = randomUUID();
    signal.throwIfAborted();
    return db.transaction().execute(async (trx) => {
      signal.throwIfAborted();
      await demandNoneAdded(trx, rows, totals.movimiento);
      const of = { id, archivo: record.nombre, operacion, staff, onProgress: progress.onProgress };
      const { change, recursos, ...resultado } = await writeRows(trx, resources, rows, of);
      const resumen = JSON.stringify({ ...totals, resultado });
      await end(trx, id, 'importando', { estado: 'importada', operacion, resumen });
      signal.throwIfAborted();
      return change;
    });
  }

  async function undo(): Promise<Change> {
    const { operacion } = await findImport(db, id);
    return db.transaction().execute(async (trx) => {
      const change = await undoImport(trx, resources, operacion, staff, progress);
      signal.throwIfAborted();
      return change;
    });
  }
}
