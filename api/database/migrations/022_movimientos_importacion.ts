import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Marks the movimientos that an import wrote, or its undo, but not the one that tells of it. Other writes may have named the same
 * operation: those of an import have the instant of the one that tells of it, since they were stored together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer';
  await db.schema
    .alterTable('movimientos')
    .addColumn('importacion', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update movimientos set importacion = 1
    where recurso <> 'importaciones'
      and operacion in (select operacion from movimientos where recurso = 'importaciones')
      and exists (
        select 1 from movimientos as told
        where told.operacion = movimientos.operacion and told.recurso = 'importaciones'
          and told.created_at = movimientos.created_at)`.execute(db);
  // The list leaves these out: without an index it would read all rows of a large import to find one line.
  await db.schema
    .createIndex('movimientos_mostrados')
    .on('movimientos')
    .column('id')
    .where(sql`importacion`, '=', sql`0`)
    .execute();
}
