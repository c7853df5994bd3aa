import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The pairs of records that are not duplicates, as staff declared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? 'bigint' : 'integer';
  const table = db.schema
    .createTable('no_duplicados')
    .addColumn('id', id, (c) => (isPostgres ? c.generatedByDefaultAsIdentity() : c.autoIncrement()).primaryKey())
    .addColumn('recurso', 'text', (c) => c.notNull())
    .addColumn('registro_id', id, (c) => c.notNull())
    .addColumn('otro_id', id, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addUniqueConstraint('no_duplicados_pares', ['recurso', 'registro_id', 'otro_id']);
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
}
