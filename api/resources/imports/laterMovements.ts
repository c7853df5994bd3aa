/** What becomes of the records while, or after, the rows of an import are compared with them. */
import { sql } from 'kysely';
import type { ImportState } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Accion } from '../../../contract/values/acciones.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';

const COMPARING: readonly ImportState[] = ['leyendo', 'comparando'];
const ERASURE: Accion = 'eliminar para siempre';

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

/** Any number that no other program uses on the same database. */
const LOCK = 734_019_558;

/** Whether a record of some kinds, or a draft of a new one, came after a movimiento. Until commit nobody else asks, so that two imports do not add the same. */
export async function addedSince(trx: Trx, kinds: readonly ImportedResource[], movement: number): Promise<boolean> {
  if (kinds.length === 0) return false;
  if (locks(trx)) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const drafts = trx
    .selectFrom('borradores')
    .where('recurso', 'in', kinds)
    .where('recurso_id', 'is', null)
    .select('id');
  const later = trx
    .selectFrom('movimientos')
    .where('id', '>', movement)
    .where('antes', 'is', null)
    .where('despues', 'is not', null)
    .where(({ and, eb, or }) =>
      or([eb('tabla', 'in', kinds), and([eb('tabla', '=', 'borradores'), eb('recurso_id', 'in', drafts)])]),
    );
  return (await later.select('id').limit(1).executeTakeFirst()) !== undefined;
}
