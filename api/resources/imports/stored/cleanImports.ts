import { messages } from '../../../../contract/calls/messages.ts';
import type { RecordOfKind } from '../../../../contract/entities/history.ts';
import { IMPORT_DAYS } from '../../../../contract/values/imports.ts';
import type { Database, Trx } from '../../../database/open.ts';
import { operationsOf } from '../../auditLog/recordMovements.ts';
import { forgetRows } from './stagedRows.ts';
import { isState, OPEN } from './staging.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A reading that began so long ago is gone with its process: one is ended after a minute, and its rows are stored in less. */
const READING_MS = 10 * MINUTE_MS;

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

/** An instant so long ago that an import that was changed last then is cleaned up. */
export const pastWeek = (now: Date): string => before(now, IMPORT_DAYS * DAY_MS + 1);

/** Ends readings whose process is gone, and deletes the rows of imports that nobody changed for a week, with what else tells of them. */
export async function cleanImports(db: Database, now: Date): Promise<void> {
  const problema = messages.importaciones.interrupted;
  const reading = db.updateTable('importaciones').where('updated_at', '<', before(now, READING_MS));
  await reading.set({ estado: 'fallida', problema }).where('estado', '=', 'leyendo').execute();
  const old = await db
    .selectFrom('importaciones')
    .where('updated_at', '<', before(now, IMPORT_DAYS * DAY_MS))
    .where('estado', '<>', 'leyendo')
    .where(({ eb, or }) => or([eb('estado', 'in', [...OPEN]), eb('caracteres', '>', 0)]))
    .select(['id', 'estado'])
    .execute();
  for (const { id, estado } of old) {
    await forgetRows(db, id);
    if (isState({ estado }, OPEN)) await db.deleteFrom('importaciones').where('id', '=', id).execute();
  }
}

interface Erased {
  records: readonly RecordOfKind[];
  /** ids of their drafts */
  drafts: readonly number[];
}

/**
 * Ends the week of the applied imports that added or changed a record, or made its draft: `cleanImports`, which is to be called after the
 * commit, deletes their rows. In the transaction, thousands of large ones would block the event loop.
 */
export async function eraseFromImports(trx: Trx, { records, drafts }: Erased): Promise<void> {
  const written = [
    ...records.map(({ recurso, recurso_id: id }) => ({ recurso, id })),
    ...drafts.map((id) => ({ recurso: 'borradores' as const, id })),
  ];
  // The reason why one was not undone names records.
  const over = { updated_at: pastWeek(new Date()), problema: '' };
  for (const { recurso, id } of written)
    await trx
      .updateTable('importaciones')
      .set(over)
      .where('operacion', 'in', operationsOf(trx, recurso, id))
      .execute();
}
