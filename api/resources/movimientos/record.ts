import { markChange } from '../../database/changeMark.ts';
import type { Trx } from '../../database/open.ts';

/** What a write changed. */
export interface Movimiento {
  recurso: 'proyectos' | 'integrantes' | 'productos' | 'convenios' | 'eventos' | 'inicio' | 'usuarios';
  recordId: number;
  accion: string;
  /** the record before and after, without its files */
  antes: object | null;
  despues: object | null;
}

const jsonOf = (record: object | null): string | null => (record === null ? null : JSON.stringify(record));

/** Records a movement in the transaction of the write that it tells of, as the last thing of it. */
export async function recordMovimiento(
  trx: Trx,
  autor: { id: number | null; usuario: string },
  { recurso, recordId, accion, antes, despues }: Movimiento,
): Promise<void> {
  await trx
    .insertInto('movimientos')
    .values({
      created_at: new Date().toISOString(),
      usuario_id: autor.id,
      usuario: autor.usuario,
      recurso,
      recurso_id: recordId,
      accion,
      antes: jsonOf(antes),
      despues: jsonOf(despues),
    })
    .execute();
  await markChange(trx);
}
