import { MOVIMIENTOS_MAX } from '../../../contract/entities/movimiento.ts';
import type { HandlersOf } from '../handler.ts';

const COLUMNS = ['id', 'created_at', 'usuario', 'recurso', 'recurso_id', 'accion', 'antes', 'despues'] as const;

const parseRecord = (json: string | null): Record<string, unknown> | null => (json === null ? null : JSON.parse(json));

export const movimientos = {
  async listMovimientos(db) {
    const rows = await db
      .selectFrom('movimientos')
      .select(COLUMNS)
      .orderBy('id', 'desc')
      .limit(MOVIMIENTOS_MAX)
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
