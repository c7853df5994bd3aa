import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import { locks, type Trx } from '../../database/open.ts';
import type { Row, Tables } from '../../database/tables.ts';
import { inBatches } from './inBatches.ts';
import type { RowState, StoredMovement } from './movement.ts';

const COLUMNS = ['id', 'recurso', 'recurso_id', 'tabla', 'antes', 'despues', 'importacion', 'destino_id'] as const;

export const parseRow = (json: string | null): RowState | null => (json === null ? null : JSON.parse(json));

const movementOf = (row: Pick<Row<'movimientos'>, (typeof COLUMNS)[number]>): StoredMovement => ({
  ...row,
  antes: parseRow(row.antes),
  despues: parseRow(row.despues),
});

export type MovementsQuery = SelectQueryBuilder<Tables, 'movimientos', object>;

/** Movimientos of one query. */
const BATCH = 200;
/** Movimientos whose lengths are read in one query, which does not read their rows. */
const MEASURED = 1_000;

/** Characters of the rows of a movimiento, or a few more. */
export const BYTES = sql<number>`coalesce(octet_length(antes), 0) + coalesce(octet_length(despues), 0)`.as('bytes');

/**
 * Reads movimientos with their rows, as many at a time as are decoded in a few milliseconds.
 * @param where the condition on them
 * @param isLocked until commit, so that two people do not reverse them at once
 */
export async function* movementsInBatches(
  trx: Trx,
  where: (query: MovementsQuery) => MovementsQuery,
  isLocked: boolean,
): AsyncGenerator<StoredMovement[]> {
  for (let last = 0; ; ) {
    const measured = await where(trx.selectFrom('movimientos') as MovementsQuery)
      .where('id', '>', last)
      .select(['id', BYTES])
      .orderBy('id')
      .limit(MEASURED)
      .execute();
    for await (const batch of inBatches(measured, BATCH, ({ bytes }) => bytes)) {
      const rows = await trx
        .selectFrom('movimientos')
        .where(
          'id',
          'in',
          batch.map(({ id }) => id),
        )
        .select(COLUMNS)
        .orderBy('id')
        .$if(isLocked && locks(trx), (query) => query.forUpdate())
        .execute();
      yield rows.map(movementOf);
    }
    const end = measured.at(-1);
    if (end === undefined || measured.length < MEASURED) return;
    last = end.id;
    await setImmediate();
  }
}

/** Reads movimientos with their rows and locks them. @param where the condition on them */
export async function readMovements(
  trx: Trx,
  where: (query: MovementsQuery) => MovementsQuery,
): Promise<StoredMovement[]> {
  const movements: StoredMovement[] = [];
  for await (const batch of movementsInBatches(trx, where, true)) movements.push(...batch);
  return movements;
}

/** Reads the first movimiento of a query with its rows. @param query in the order of the movimientos, with its condition */
export async function readMovement(query: MovementsQuery): Promise<StoredMovement | null> {
  const row = await query.select(COLUMNS).limit(1).executeTakeFirst();
  return row === undefined ? null : movementOf(row);
}
