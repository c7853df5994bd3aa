import { markChange } from '../../database/changeMark.ts';
import type { Trx } from '../../database/open.ts';

export interface Movimiento {
  recurso: 'proyectos' | 'integrantes' | 'productos' | 'convenios' | 'eventos' | 'inicio' | 'usuarios';
  recordId: number;
  accion: string;
  /** the record before and after, without its image files */
  antes: object | null;
  despues: object | null;
}

const jsonOf = (record: object | null): string | null => (record === null ? null : JSON.stringify(record));

/** Inserts an audit log entry. Call it last in the write's transaction: `markChange` locks a row until commit. */
export async function recordMovimiento(
  trx: Trx,
  author: { id: number | null; usuario: string },
  { recurso, recordId, accion, antes, despues }: Movimiento,
): Promise<void> {
  await trx
    .insertInto('movimientos')
    .values({
      created_at: new Date().toISOString(),
      usuario_id: author.id,
      usuario: author.usuario,
      recurso,
      recurso_id: recordId,
      accion,
      antes: jsonOf(antes),
      despues: jsonOf(despues),
    })
    .execute();
  await markChange(trx);
}
