/** What becomes of the records while, or after, the rows of an import are compared with them. */
import type { ImportState } from '../../../contract/entities/import.ts';
import type { Accion } from '../../../contract/values/acciones.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';

const COMPARING: readonly ImportState[] = ['leyendo', 'comparando'];
const ERASURE: Accion = 'eliminar para siempre';
/** Those that may bring a record which the rows were not compared with. */
const ADDITIONS: readonly Accion[] = ['agregar', 'restaurar', 'deshacer'];

/** The id of the last movimiento; 0 before the first. */
export async function lastMovement(db: Database): Promise<number> {
  const { id } = await db
    .selectFrom('movimientos')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Makes the comparisons that run wait for the end of the transaction before they end. */
export async function holdComparisons(trx: Trx): Promise<void> {
  if (!locks(trx)) return;
  const running = trx.selectFrom('importaciones').where('estado', 'in', COMPARING);
  await running.orderBy('id').select('id').forUpdate().execute();
}

/** Whether a record was deleted for ever after a movimiento. Waits for a deletion that holds the comparison of the import. */
export async function erasedSince(trx: Trx, id: number, movement: number): Promise<boolean> {
  const own = trx.selectFrom('importaciones').where('id', '=', id).select('id');
  await own.$if(locks(trx), (query) => query.forUpdate()).execute();
  const later = trx.selectFrom('movimientos').where('id', '>', movement).where('accion', '=', ERASURE);
  return (await later.select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a record of some kinds was added after a movimiento. */
export async function addedSince(trx: Trx, recursos: readonly string[], movement: number): Promise<boolean> {
  const later = trx
    .selectFrom('movimientos')
    .where('id', '>', movement)
    .where('recurso', 'in', [...recursos] as never)
    .where('accion', 'in', [...ADDITIONS]);
  return (await later.select('id').limit(1).executeTakeFirst()) !== undefined;
}
