import { MOVIMIENTOS_MAX } from '../../contract/entidades/movimiento.ts';
import type { HandlersOf } from '../handler.ts';

const COLUMNAS = ['id', 'created_at', 'usuario', 'recurso', 'recurso_id', 'accion', 'antes', 'despues'] as const;

const registroDe = (json: string | null): Record<string, unknown> | null => (json === null ? null : JSON.parse(json));

export const movimientos = {
  async listarMovimientos(db) {
    const filas = await db
      .selectFrom('movimientos')
      .select(COLUMNAS)
      .orderBy('id', 'desc')
      .limit(MOVIMIENTOS_MAX)
      .execute();
    return {
      success: 1,
      movimientos: filas.map((fila) => ({
        ...fila,
        antes: registroDe(fila.antes),
        despues: registroDe(fila.despues),
      })),
    };
  },
} satisfies HandlersOf<'listarMovimientos'>;
