/** The writes of imports: each is one operation in one transaction, in the process of the portal or in a thread of it. */
import { randomUUID } from 'node:crypto';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Change } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { prepareRows, writeRows } from './apply.ts';
import { findImport, totalsOf } from './staging.ts';
import { end } from './states.ts';
import { undoImport } from './undo.ts';

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

interface Write extends Omit<ImportWrite, 'work'>, WriteProgress {
  db: Database;
  resources: ServerResources;
}

async function apply({ db, resources, id, staff, onStart, onProgress, signal }: Write): Promise<Change> {
  const record = await findImport(db, id);
  const totals = totalsOf(record);
  const rows = await prepareRows(db, id);
  onStart(rows.length);
  const operacion = randomUUID();
  signal.throwIfAborted();
  return db.transaction().execute(async (trx) => {
    signal.throwIfAborted();
    const of = { id, archivo: record.nombre, operacion, staff, movimiento: totals.movimiento, onProgress };
    const { change, recursos, ...resultado } = await writeRows(trx, resources, rows, of);
    const resumen = JSON.stringify({ ...totals, resultado });
    await end(trx, id, 'importando', { estado: 'importada', operacion, resumen });
    signal.throwIfAborted();
    return change;
  });
}

async function undo({ db, resources, id, staff, onStart, onProgress, signal }: Write): Promise<Change> {
  const { operacion } = await findImport(db, id);
  return db.transaction().execute(async (trx) => {
    const change = await undoImport(trx, resources, operacion, staff, { onStart, onProgress });
    signal.throwIfAborted();
    return change;
  });
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
  { onStart, onProgress: tell, signal }: WriteProgress,
): Promise<Change> {
  const onProgress = (rows: number) => {
    tell(rows);
    signal.throwIfAborted();
  };
  return (work === 'apply' ? apply : undo)({ db, resources, id, staff, onStart, onProgress, signal });
}
