import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Confirmed sessions; login attempts with a count, one success for each user and address; links of deactivated users end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer';
  await db.schema.alterTable('sesiones').addColumn('confirmada_hasta', 'text').execute();
  await db.schema
    .alterTable('intentos')
    .addColumn('cuenta', integer, (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('intentos_momento').on('intentos').column('created_at').execute();
  await sql`
    delete from intentos where exito = 1
    and id not in (select max(id) from intentos where exito = 1 group by usuario, direccion)`.execute(db);
  await sql`delete from vistas_previas where created_by in (select usuario from usuarios where activo = 0)`.execute(db);
}
