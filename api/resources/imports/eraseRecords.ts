/** What imports say of records that are deleted for ever. What a file says stays in its rows while the import is open. */
import type { RecordOfKind } from '../../../contract/entities/history.ts';
import type { Trx } from '../../database/open.ts';
import { operationsOf } from '../auditLog/operationsOf.ts';
import { pastWeek } from './cleanImports.ts';

export interface Erased {
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
