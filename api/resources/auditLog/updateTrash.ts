import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { nombreOf } from '../names/names.ts';

export interface TrashChange {
  recordId: number;
  /** the row that left its table; null if one entered it */
  removed: object | null;
  created_at: string;
  usuario: string;
  /** the movimientos of the request */
  ids: readonly number[];
}

/** A record without a row is in the trash, however it lost its row. */
export async function updateTrash(trx: Trx, recurso: RecordKind, changes: readonly TrashChange[]): Promise<void> {
  await trx
    .deleteFrom('papelera')
    .where('recurso', '=', recurso)
    .where(
      'recurso_id',
      'in',
      changes.map(({ recordId }) => recordId),
    )
    .execute();
  const removed = changes.flatMap(({ recordId, removed, created_at, usuario, ids }) =>
    removed === null
      ? []
      : [
          {
            recurso,
            recurso_id: recordId,
            nombre: nombreOf(recurso, removed),
            archivado_en: created_at,
            archivado_por: usuario,
            movimientos: JSON.stringify(ids),
          },
        ],
  );
  if (removed.length > 0) await trx.insertInto('papelera').values(removed).execute();
}
