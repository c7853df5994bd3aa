import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { MOVEMENTS_MAX, type movementsQuery } from '../../../contract/entities/movement.ts';
import { startOfLocalDay } from '../../../contract/values/localDay.ts';
import type { Tables } from '../../database/tables.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { lastChanges } from '../visibility/changeTimes.ts';

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

type Where = ExpressionBuilder<Tables, 'movimientos'>;

/** True for the action itself and for several that were recorded as one, such as 'activar y cambiar clave'. */
const includesAction = (accion: string): Expression<SqlBool> =>
  sql<SqlBool>`' y ' || accion || ' y ' like ${`% y ${accion.replaceAll(/[\\%_]/g, '\\$&')} y %`} escape '\\'`;

/**
 * An import is one line, that of the movimiento that tells of it; the others are in the histories of their records. The value is part of
 * the text of the query, as SQLite takes the index of these rows only then.
 */
const notOfImport = sql<SqlBool>`importacion = 0`;

const conditions =
  ({ recurso, recurso_id, usuario, accion, desde, hasta, antes_de }: z.output<typeof movementsQuery>) =>
  (where: Where): Expression<SqlBool> =>
    where.and([
      ...(recurso === undefined ? [] : [where('recurso', '=', recurso)]),
      ...(recurso_id === undefined ? [] : [where('recurso_id', '=', recurso_id)]),
      ...(usuario === undefined ? [] : [where('usuario', '=', usuario)]),
      ...(accion === undefined ? [] : [includesAction(accion)]),
      ...(desde ? [where('created_at', '>=', startOfLocalDay(desde))] : []),
      ...(hasta ? [where('created_at', '<', startOfLocalDay(hasta, 1))] : []),
      ...(antes_de === undefined ? [] : [where('id', '<', antes_de)]),
      ...(recurso === undefined && accion === undefined ? [notOfImport] : []),
    ]);

export const movimientos = {
  async listMovements(db, { query }) {
    // Sorted without the stored rows, which are large: one record may have thousands of versions.
    const page = db
      .selectFrom('movimientos')
      .select('id')
      .where(conditions(query))
      .orderBy('id', 'desc')
      .limit(Math.min(query.limite ?? MOVEMENTS_MAX, MOVEMENTS_MAX));
    const rows = await db
      .selectFrom('movimientos')
      .select(COLUMNS)
      .where('id', 'in', page)
      .orderBy('id', 'desc')
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

  async listModificaciones(db, { query: { recurso } }) {
    return { success: 1, modificaciones: await lastChanges(db, recurso) };
  },
} satisfies HandlersOf<'listMovements' | 'listModificaciones'>;
