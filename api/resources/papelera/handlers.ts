import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { isSameName } from '../../../contract/values/sameName.ts';
import { filesOf } from '../../database/fileColumns.ts';
import { locks, type Trx } from '../../database/open.ts';
import { conflictError, invalidFieldError, notFoundError } from '../../errors/httpError.ts';
import { deleteFile } from '../../uploads/store.ts';
import { readChanges } from '../auditLog/readChanges.ts';
import { eraseDrafts } from '../borradores/eraseDrafts.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { archive } from '../records/archive.ts';
import { reverse } from '../reversal/reverse.ts';

async function findArchived(trx: Trx, recurso: RecordKind, recurso_id: number) {
  const row = await trx
    .selectFrom('papelera')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recurso_id)
    .selectAll()
    .$if(locks(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw notFoundError('el registro en la Papelera');
  return row;
}

/** Deletes what the movimientos of a record say about it, and its files. Who did what and when stays. */
async function erase(trx: Trx, recurso: RecordKind, recurso_id: number): Promise<void> {
  const changes = await readChanges(trx, (query) =>
    query.where('recurso', '=', recurso).where('recurso_id', '=', recurso_id),
  );
  const files = changes.flatMap(({ tabla, antes, despues }) =>
    [antes, despues].flatMap((row) => (row === null ? [] : filesOf(tabla, row))),
  );
  for (const nombre of new Set(files)) await deleteFile(trx, nombre);
  await trx
    .updateTable('movimientos')
    .set({ antes: null, despues: null })
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recurso_id)
    .execute();
  await eraseDrafts(trx, recurso, recurso_id);
}

/** @param resources all of them */
export const papelera = (resources: ServerResources) =>
  ({
    async listPapelera(db) {
      const papelera = await db
        .selectFrom('papelera')
        .select(['recurso', 'recurso_id', 'nombre', 'archivado_en', 'archivado_por'])
        .orderBy('archivado_en', 'desc')
        .orderBy('recurso_id', 'desc')
        .execute();
      return { success: 1, papelera: papelera as ((typeof papelera)[number] & { recurso: RecordKind })[] };
    },

    async archiveRecord(trx, { body: { recurso, recurso_id } }) {
      const movimientos = await archive(trx, recurso, resources[recurso], recurso_id, 'archivar');
      return { answer: { success: 1, message: messages.historia.archived }, movimientos };
    },

    /** Links whose other record has gone, or has been linked again, stay out, and the answer says so. */
    async restoreArchived(trx, { body: { recurso, recurso_id } }) {
      const { movimientos: ids } = await findArchived(trx, recurso, recurso_id);
      const changes = await readChanges(trx, (query) => query.where('id', 'in', JSON.parse(ids) as number[]));
      const { movimientos, conflicts } = await reverse(trx, resources, changes, 'restaurar');
      const isBack = movimientos.some((change) => change.recurso === recurso && change.tabla === undefined);
      if (!isBack) throw conflictError(messages.historia.notRestorable);
      const message = conflicts.length === 0 ? messages.historia.restored : messages.historia.restoredWithoutLinks;
      return { answer: { success: 1, message }, movimientos };
    },

    async deleteForever(trx, { body: { recurso, recurso_id, nombre } }) {
      const archived = await findArchived(trx, recurso, recurso_id);
      if (!isSameName(nombre, archived.nombre)) throw invalidFieldError('nombre', messages.historia.wrongName);
      await erase(trx, recurso, recurso_id);
      return {
        answer: { success: 1, message: messages.historia.deletedForever },
        movimientos: [{ recurso, recordId: recurso_id, accion: 'eliminar para siempre', antes: null, despues: null }],
      };
    },
  }) satisfies HandlersOf<'listPapelera' | 'archiveRecord' | 'restoreArchived' | 'deleteForever'>;
