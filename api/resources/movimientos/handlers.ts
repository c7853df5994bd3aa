import { MOVIMIENTOS_MAX } from '../../../contract/entities/movimiento.ts';
import type { HandlersOf } from '../handler.ts';

const COLUMNS = [
  'id',
  'created_at',
  'usuario',
  'recurso',
  'recurso_id',
  'accion',
  'antes',
  'despues',
  'operacion',
  'tabla',
  'deshace',
] as const;

const parseRecord = (json: string | null): Record<string, unknown> | null => (json === null ? null : JSON.parse(json));

export const movimientos = {
  async listMovimientos(db, { query: { recurso, recurso_id, antes_de, limite = MOVIMIENTOS_MAX } }) {
    const rows = await db
      .selectFrom('movimientos')
      .select(COLUMNS)
      .orderBy('id', 'desc')
      .$if(recurso !== undefined, (query) => query.where('recurso', '=', String(recurso)))
      .$if(recurso_id !== undefined, (query) => query.where('recurso_id', '=', Number(recurso_id)))
      .$if(antes_de !== undefined, (query) => query.where('id', '<', Number(antes_de)))
      .limit(Math.min(limite, MOVIMIENTOS_MAX))
      .execute();
    return {
      success: 1,
      movimientos: rows.map((row) => ({
        ...row,
        antes: parseRecord(row.antes),
        despues: parseRecord(row.despues),
      })),
    };
  },
} satisfies HandlersOf<'listMovimientos'>;
