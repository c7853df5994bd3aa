import type { RecordOfKind } from '../../contract/entities/history.ts';
import type { Access } from '../core/access.ts';
import { deleteForever, deleteSeveral, readVinculos, restoreArchived, restoreSeveral } from '../resources/trash.ts';

/** Archived records. */
export const trashMethods = ({ contextOf, write }: Access) => ({
  async readVinculos(record: RecordOfKind, salta: number) {
    return readVinculos(contextOf(), record, salta);
  },

  restoreArchived: (record: RecordOfKind) => write((requests) => restoreArchived(contextOf(requests), record)),

  /** No operation, because it cannot be undone. */
  deleteForever: (record: RecordOfKind, nombre: string) =>
    write(({ signal }) => deleteForever(contextOf({ signal }), record, nombre)),

  /** One operation, which can be undone. */
  restoreSeveral: (records: readonly RecordOfKind[]) =>
    write((requests) => restoreSeveral(contextOf(requests), records)),

  /** No operation, because it cannot be undone. */
  deleteSeveral: (records: readonly RecordOfKind[]) =>
    write(({ signal }) => deleteSeveral(contextOf({ signal }), records)),
});
