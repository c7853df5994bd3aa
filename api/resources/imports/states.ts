/** The states of imports, which several instances change. */
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportState } from '../../../contract/entities/import.ts';
import type { Database } from '../../database/open.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { ImportRecord } from './staging.ts';

export type Columns = Partial<Omit<ImportRecord, 'id'>>;

/** Changes an import that is in one of some states. @throws {HttpError} 409 with `refusal` if it is not */
export async function setState(
  db: Database,
  id: number,
  from: readonly ImportState[],
  fields: Columns,
  refusal: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('importaciones')
    .set({ ...fields, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('estado', 'in', [...from])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflictError(refusal);
}

/** Ends a job, unless another instance cancelled it. @throws {HttpError} 409 */
export async function end(db: Database, id: number, state: ImportState, fields: Columns): Promise<void> {
  if (Object.keys(fields).length > 0) await setState(db, id, [state], fields, messages.importaciones.cancelled);
}
