import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The record that a record was merged into, in the movimientos that take its row away or give it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer';
  await db.schema.alterTable('movimientos').addColumn('destino_id', integer).execute();
  // A page that is missing asks whether its record was merged.
  await db.schema
    .createIndex('movimientos_fusiones')
    .on('movimientos')
    .columns(['recurso', 'recurso_id'])
    .where(sql`destino_id`, 'is not', null)
    .execute();
}
