/** The states of imports, which several instances change. */
import { setTimeout } from 'node:timers/promises';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportState } from '../../../contract/entities/import.ts';
import { ENGINE_FAILURE_TEXTS, engineFailureOf } from '../../database/engineErrors.ts';
import type { Database } from '../../database/open.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
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

/** What staff read of a job that failed. */
export function textOfError(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  const failure = engineFailureOf(error);
  return failure === null ? messages.general.internalError : ENGINE_FAILURE_TEXTS[failure];
}

interface Retries {
  /** ends them: somebody else gives the import its state */
  signal: AbortSignal;
  pauseMs: number;
  onFirst: (error: unknown) => void;
}

/** Ends a job that failed, maybe because of the database: an import without a job must not look as if it had one. */
export async function endFailed(
  db: Database,
  id: number,
  state: ImportState,
  fields: Columns,
  { signal, pauseMs, onFirst }: Retries,
): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      await end(db, id, state, fields);
      return;
    } catch (error) {
      if (engineFailureOf(error) === null || signal.aborted) return;
      if (failures === 0) onFirst(error);
    }
    await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
