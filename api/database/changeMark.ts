import { randomUUID } from 'node:crypto';
import type { Database, Trx } from './open.ts';

/** The row of `ajustes` that a write of cached content sets: all instances poll it to invalidate their caches. */
const MARK = 'ultimo_cambio';

/**
 * Marks a write. Call it last in the transaction, since the row stays locked until commit.
 * The value is random, so that a restored backup cannot bring back an old one.
 * @returns the mark
 */
export async function markChange(trx: Trx): Promise<string> {
  const valor = randomUUID();
  await trx
    .insertInto('ajustes')
    .values({ clave: MARK, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
  return valor;
}

/** Returns '' before the first write. */
export async function readChangeMark(db: Database): Promise<string> {
  const row = await db.selectFrom('ajustes').where('clave', '=', MARK).select('valor').executeTakeFirst();
  return row?.valor ?? '';
}
