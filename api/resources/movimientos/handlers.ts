import { MOVIMIENTOS_MAX } from '../../../contract/entities/movimiento.ts';
import type { HandlersOf } from '../handler.ts';

const COLUMNS = ['id', 'created_at', 'usuario', 'recurso', 'recurso_id', 'accion', 'antes', 'despues'] as const;

const recordFrom = (json: string | null): Record<string, unknown> | null => (json === null ? null : JSON.parse(json));

export const movimientos = {
  async listMovimientos(db) {
    const filas = await db
      .selectFrom('movimientos')
      .select(COLUMNS)
      .orderBy('id', 'desc')
      .limit(MOVIMIENTOS_MAX)
      .execute();
    return {
      success: 1,
      movimientos: filas.map((row) => ({
        ...row,
        antes: recordFrom(row.antes),
        despues: recordFrom(row.despues),
      })),
    };
  },
} satisfies HandlersOf<'listMovimientos'>;
