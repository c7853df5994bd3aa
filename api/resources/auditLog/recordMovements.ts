import { isRecordKind } from '../../../contract/resources/resources.ts';
import { markChange } from '../../database/changeMark.ts';
import type { Trx } from '../../database/open.ts';
import { isScheduled } from '../visibility/isPublic.ts';
import { recordPublication } from '../visibility/publicaciones.ts';
import { isAddressed, rememberAddress } from './addresses.ts';
import type { Movement } from './movement.ts';
import { updateTrash } from './updateTrash.ts';

export interface Operacion {
  /** UUID; the requests of one action of a user share it */
  id: string;
  author: { id: number | null; usuario: string };
  /** the operation that this one reverses, or '' */
  deshace?: string | undefined;
}

const jsonOf = (row: object | null): string | null => (row === null ? null : JSON.stringify(row));

/** Inserts audit log entries. Call it last in the write's transaction: `markChange` locks a row until commit. */
export async function recordMovements(
  trx: Trx,
  { id, author, deshace = '' }: Operacion,
  movimientos: readonly Movement[],
): Promise<void> {
  const created_at = new Date().toISOString();
  const ids: { id: number; group: string | undefined }[] = [];
  for (const { recurso, recordId, accion, tabla = recurso, antes, despues, group } of movimientos) {
    const row = await trx
      .insertInto('movimientos')
      .values({
        created_at,
        usuario_id: author.id,
        usuario: author.usuario,
        recurso,
        recurso_id: recordId,
        accion,
        antes: jsonOf(antes),
        despues: jsonOf(despues),
        operacion: id,
        tabla,
        deshace,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push({ id: row.id, group });
  }
  for (const { recurso, recordId, tabla, antes, despues, group } of movimientos) {
    if (tabla !== undefined || !isRecordKind(recurso)) continue;
    if (antes === null || despues === null) {
      const ofGroup = ids.filter((each) => each.group === group).map((each) => each.id);
      const change = { recurso, recordId, removed: antes, created_at, usuario: author.usuario, ids: ofGroup };
      await updateTrash(trx, change);
    }
    if (isAddressed(recurso)) await rememberAddress(trx, recurso, recordId, antes, despues);
    if (isScheduled(recurso)) await recordPublication(trx, recurso, recordId, despues, created_at);
  }
  await markChange(trx);
}
