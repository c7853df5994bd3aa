/** The pairs of records that are not duplicates, as staff declared. */
import { sql } from 'kysely';
import type { RecordOfKind } from '../../../contract/entities/history.ts';
import type { Distinction } from '../../../contract/entities/pendiente.ts';
import { MERGED_RESOURCES, type MergedResource } from '../../../contract/resources/resources.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import type { Movement } from '../auditLog/movement.ts';
import { nombreIn } from '../names/names.ts';

/** Two records of a kind, that with the lower id first. */
export type Pair = Pick<Row<'no_duplicados'>, 'recurso' | 'registro_id' | 'otro_id'>;

export const pairOf = (recurso: MergedResource, one: number, other: number): Pair => ({
  recurso,
  registro_id: Math.min(one, other),
  otro_id: Math.max(one, other),
});

/** True for the ids of two records of a kind that are not duplicates. */
export async function readDistinct(db: Database, recurso: MergedResource) {
  const pairs = await db
    .selectFrom('no_duplicados')
    .where('recurso', '=', recurso)
    .select(['registro_id', 'otro_id'])
    .execute();
  const keyOf = (id: number, otherId: number) => `${Math.min(id, otherId)} ${Math.max(id, otherId)}`;
  const keys = new Set(pairs.map(({ registro_id, otro_id }) => keyOf(registro_id, otro_id)));
  return (id: number, otherId: number): boolean => keys.has(keyOf(id, otherId));
}

const movementsOf = (antes: Row<'no_duplicados'> | undefined, despues: Row<'no_duplicados'> | undefined) => {
  const row = despues ?? antes;
  if (row === undefined) return [];
  const movimiento: Movement = {
    recurso: 'no_duplicados',
    recordId: row.id,
    accion: despues === undefined ? 'eliminar' : 'agregar',
    antes: antes ?? null,
    despues: despues ?? null,
  };
  return [movimiento];
};

/** Declaring it again keeps who did it first, and when. @returns its movimiento, or none */
export async function addDistinct(trx: Trx, pair: Pair, created: { created_at: string; created_by: string }) {
  const row = await trx
    .insertInto('no_duplicados')
    .values({ ...pair, ...created })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return movementsOf(undefined, row);
}

/** @returns its movimiento, or none */
export async function removeDistinct(trx: Trx, { recurso, registro_id, otro_id }: Pair) {
  const row = await trx
    .deleteFrom('no_duplicados')
    .where('recurso', '=', recurso)
    .where('registro_id', '=', registro_id)
    .where('otro_id', '=', otro_id)
    .returningAll()
    .executeTakeFirst();
  return movementsOf(row, undefined);
}

/** Deletes what was declared of records. */
export async function eraseDistinctions(trx: Trx, records: readonly RecordOfKind[]): Promise<void> {
  for (const { recurso, recurso_id } of records)
    await trx
      .deleteFrom('no_duplicados')
      .where('recurso', '=', recurso)
      .where(({ or, eb }) => or([eb('registro_id', '=', recurso_id), eb('otro_id', '=', recurso_id)]))
      .execute();
}

/** The newest pairs of which no record is in the trash. */
export async function readDistinctions(db: Database, limit: number): Promise<Distinction[]> {
  const found: Distinction[] = [];
  for (const recurso of MERGED_RESOURCES) {
    const nombre = (alias: string) =>
      sql`(select ${nombreIn(recurso)} from ${sql.table(recurso)} where id = ${sql.ref(alias)})`;
    const { rows } = await sql<Omit<Distinction, 'recurso'>>`
      select * from (
        select registro_id as id, ${nombre('registro_id')} as nombre, otro_id, ${nombre('otro_id')} as otro_nombre,
          created_at as fecha, created_by as usuario from no_duplicados where recurso = ${recurso}) as par
      where nombre is not null and otro_nombre is not null
      order by fecha desc, id desc, otro_id desc limit ${limit}`.execute(db);
    found.push(...rows.map((row) => ({ recurso, ...row })));
  }
  return found.sort((a, b) => b.fecha.localeCompare(a.fecha)).slice(0, limit);
}
