import type { Database, Trx } from './open.ts';

/** The row of `ajustes` that the transaction of the first user inserts. It decides about the sample content for good. */
const MARK = 'contenido_de_ejemplo';

export async function hasSampleMark(db: Database): Promise<boolean> {
  return (await db.selectFrom('ajustes').where('clave', '=', MARK).select('clave').executeTakeFirst()) !== undefined;
}

/**
 * Stores that the sample content was not loaded. Of two instances on PostgreSQL, the second waits here until the first one commits.
 * @returns false if the mark was already there
 */
export async function insertSampleMark(trx: Trx): Promise<boolean> {
  const inserted = await trx
    .insertInto('ajustes')
    .values({ clave: MARK, valor: 'no cargado' })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markSampleLoaded(trx: Trx): Promise<void> {
  await trx.updateTable('ajustes').set({ valor: 'cargado' }).where('clave', '=', MARK).execute();
}
