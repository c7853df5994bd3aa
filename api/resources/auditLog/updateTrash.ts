import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { nombreOf } from '../names/names.ts';

interface Change {
  recurso: RecordKind;
  recordId: number;
  /** the row that left its table; null if one entered it */
  removed: object | null;
  created_at: string;
  usuario: string;
  /** the movimientos of the request */
  ids: readonly number[];
}

/** A record without a row is in the trash, however it lost its row. */
export async function updateTrash(
  trx: Trx,
  { recurso, recordId, removed, created_at, usuario, ids }: Change,
): Promise<void> {
  await trx.deleteFrom('papelera').where('recurso', '=', recurso).where('recurso_id', '=', recordId).execute();
  if (removed === null) return;
  await trx
    .insertInto('papelera')
    .values({
      recurso,
      recurso_id: recordId,
      nombre: nombreOf(recurso, removed),
      archivado_en: created_at,
      archivado_por: usuario,
      movimientos: JSON.stringify(ids),
    })
    .execute();
}
