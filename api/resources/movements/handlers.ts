import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import {
  type ListedMovement,
  MOVEMENT_VALUE_MAX,
  MOVEMENTS_MAX,
  MOVEMENTS_MAX_LENGTH,
  type Movement,
  type movementsQuery,
} from '../../../contract/entities/movement.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import { startOfLocalDay } from '../../../contract/values/localDay.ts';
import type { Tables } from '../../database/tables.ts';
import { notFoundError } from '../../errors/httpError.ts';
import { inBatches, textLength } from '../auditLog/inBatches.ts';
import { BYTES, parseRow } from '../auditLog/readMovements.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { lastChanges } from '../visibility/changeTimes.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME_COLUMNS = ['nombre'];
/** What the sentence of a movimiento names, changed or not. */
const LINKS = ['id', 'proyecto_id', 'integrante_id', 'linea_id'];
/** A movimiento of it has the result of an import, which its undo does not change. */
const IMPORTS = 'importaciones';

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > MOVEMENT_VALUE_MAX;

/** Half a character at the end is replaced. */
const cut = (value: unknown): unknown => (isLong(value) ? value.slice(0, MOVEMENT_VALUE_MAX).toWellFormed() : value);

/** The fields that a movimiento changed, and those that name what it is about. */
function listedFields({ recurso, antes, despues }: Movement): (field: string) => boolean {
  if (antes === null || despues === null || recurso === IMPORTS) return () => true;
  const { nameColumns = NAME_COLUMNS } = partsOf(recurso);
  const naming = new Set<string>([...LINKS, ...nameColumns]);
  return (field) => naming.has(field) || antes[field] !== despues[field];
}

/** A movimiento as the list has it. */
function toListed(movimiento: Movement): ListedMovement {
  const isListed = listedFields(movimiento);
  let hay_mas = false;
  const fieldsOf = (row: Fields | null) => {
    if (row === null) return null;
    const fields = Object.entries(row).filter(([field]) => isListed(field));
    hay_mas ||= fields.some(([, value]) => isLong(value));
    return Object.fromEntries(fields.map(([field, value]) => [field, cut(value)]));
  };
  return { ...movimiento, antes: fieldsOf(movimiento.antes), despues: fieldsOf(movimiento.despues), hay_mas };
}

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

/** Movimientos of one query. */
const BATCH = 200;

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

type StoredMovement = Pick<Selectable<Tables['movimientos']>, (typeof COLUMNS)[number]>;

const toMovement = (row: StoredMovement): Movement => ({
  ...row,
  antes: parseRow(row.antes),
  despues: parseRow(row.despues),
});

/** Characters of a movimiento in the answer, or a few less. */
const lengthOf = ({ antes, despues }: ListedMovement): number => textLength(antes) + textLength(despues);

export const movimientos = {
  async listMovements(db, { query }) {
    // Without the stored rows, which may have a hundred megabytes: they are read in parts, with pauses for other requests.
    const measured = await db
      .selectFrom('movimientos')
      .where(conditions(query))
      .select(['id', BYTES])
      .orderBy('id', 'desc')
      .limit(Math.min(query.limite ?? MOVEMENTS_MAX, MOVEMENTS_MAX))
      .execute();
    const listed: ListedMovement[] = [];
    let length = 0;
    for await (const batch of inBatches(measured, BATCH, ({ bytes }) => bytes)) {
      const ids = batch.map(({ id }) => id);
      const rows = await db
        .selectFrom('movimientos')
        .select(COLUMNS)
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
      for (const row of rows.map(toMovement).map(toListed)) {
        length += lengthOf(row);
        if (length > MOVEMENTS_MAX_LENGTH && listed.length > 0) return { success: 1, movimientos: listed };
        listed.push(row);
      }
    }
    return { success: 1, movimientos: listed };
  },

  async getMovement(db, { params: { id } }) {
    const row = await db.selectFrom('movimientos').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFoundError('movimiento');
    return { success: 1, movimiento: toMovement(row) };
  },

  async listModificaciones(db, { query: { recurso } }) {
    return { success: 1, modificaciones: await lastChanges(db, recurso) };
  },
} satisfies HandlersOf<'listMovements' | 'getMovement' | 'listModificaciones'>;
