import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { deleteFile } from '../../uploads/store.ts';
import { readChanges } from '../auditLog/readChanges.ts';

const DRAFTS = 'borradores';

/** The draft that a record comes from: the operation that added the record published it. */
async function publishedIds(trx: Trx, recurso: RecordKind, recursoId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('movimientos')
    .where('recurso', '=', DRAFTS)
    .where('operacion', '<>', '')
    .where('operacion', 'in', (subquery) =>
      subquery
        .selectFrom('movimientos')
        .where('recurso', '=', recurso)
        .where('recurso_id', '=', recursoId)
        .where('accion', '=', 'agregar')
        .select('operacion'),
    )
    .select('recurso_id')
    .execute();
  return rows.map(({ recurso_id }) => recurso_id);
}

async function draftIds(trx: Trx, recurso: RecordKind, recursoId: number): Promise<number[]> {
  const changes = await readChanges(trx, (query) => query.where('recurso', '=', DRAFTS));
  const ofRecord = changes.filter(({ antes, despues }) => {
    const draft = despues ?? antes;
    return draft?.recurso === recurso && draft.recurso_id === recursoId;
  });
  const published = await publishedIds(trx, recurso, recursoId);
  return [...new Set([...published, ...ofRecord.map(({ recurso_id }) => recurso_id)])];
}

/** Deletes the drafts of a record, their files, and what their movimientos say. Who did what and when stays. */
export async function eraseDrafts(trx: Trx, recurso: RecordKind, recursoId: number): Promise<void> {
  const ids = await draftIds(trx, recurso, recursoId);
  if (ids.length === 0) return;
  const changes = await readChanges(trx, (query) => query.where('recurso', '=', DRAFTS).where('recurso_id', 'in', ids));
  const files = changes.flatMap(({ antes, despues }) => [antes?.archivo, despues?.archivo]);
  for (const nombre of new Set(files)) if (typeof nombre === 'string') await deleteFile(trx, nombre);
  await trx.deleteFrom(DRAFTS).where('id', 'in', ids).execute();
  await trx
    .updateTable('movimientos')
    .set({ antes: null, despues: null })
    .where('recurso', '=', DRAFTS)
    .where('recurso_id', 'in', ids)
    .execute();
}
