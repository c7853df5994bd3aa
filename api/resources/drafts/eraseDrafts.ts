import type { RecordOfKind } from '../../../contract/entities/history.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { deleteFile } from '../../uploads/store.ts';
import { readChanges } from '../auditLog/readChanges.ts';

const DRAFTS = 'borradores';

/** The draft that a record comes from: the write that added the record published it. An operation may have several such writes. */
async function publishedIds(trx: Trx, recurso: RecordKind, recursoId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('movimientos as added')
    .innerJoin('movimientos as published', (join) =>
      join.onRef('published.operacion', '=', 'added.operacion').onRef('published.created_at', '=', 'added.created_at'),
    )
    .where('added.recurso', '=', recurso)
    .where('added.recurso_id', '=', recursoId)
    .where('added.accion', '=', 'agregar')
    .where('added.operacion', '<>', '')
    .where('published.recurso', '=', DRAFTS)
    .where('published.accion', '=', 'publicar')
    .select('published.recurso_id')
    .execute();
  return rows.map(({ recurso_id }) => recurso_id);
}

const keyOf = (recurso: unknown, id: unknown): string => `${recurso} ${id}`;

/** The history of drafts is read once for all records. */
async function draftIds(trx: Trx, records: readonly RecordOfKind[]): Promise<number[]> {
  const keys = new Set(records.map(({ recurso, recurso_id }) => keyOf(recurso, recurso_id)));
  const changes = await readChanges(trx, (query) => query.where('recurso', '=', DRAFTS));
  const ofRecords = changes.filter(({ antes, despues }) => {
    const draft = despues ?? antes;
    return draft !== null && keys.has(keyOf(draft.recurso, draft.recurso_id));
  });
  const ids = new Set(ofRecords.map(({ recurso_id }) => recurso_id));
  for (const { recurso, recurso_id } of records) {
    for (const id of await publishedIds(trx, recurso, recurso_id)) ids.add(id);
  }
  return [...ids];
}

/** Deletes a draft, its file, and what its movimientos say. Who did what and when stays. */
async function eraseDraft(trx: Trx, id: number): Promise<void> {
  const changes = await readChanges(trx, (query) => query.where('recurso', '=', DRAFTS).where('recurso_id', '=', id));
  const files = changes.flatMap(({ antes, despues }) => [antes?.archivo, despues?.archivo]);
  for (const nombre of new Set(files)) if (typeof nombre === 'string') await deleteFile(trx, nombre);
  await trx.deleteFrom(DRAFTS).where('id', '=', id).execute();
  await trx
    .updateTable('movimientos')
    .set({ antes: null, despues: null })
    .where('recurso', '=', DRAFTS)
    .where('recurso_id', '=', id)
    .execute();
}

/** Deletes the drafts of records. @returns their ids */
export async function eraseDrafts(trx: Trx, records: readonly RecordOfKind[]): Promise<number[]> {
  const ids = await draftIds(trx, records);
  for (const id of ids) await eraseDraft(trx, id);
  return ids;
}
