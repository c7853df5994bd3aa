import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const table = db.schema
    .createTable('visitas')
    .addColumn('recurso', 'text', (c) => c.notNull())
    .addColumn('recurso_id', integer, (c) => c.notNull())
    .addColumn('dia', 'text', (c) => c.notNull())
    .addColumn('cuenta', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('visitas_clave', ['recurso', 'recurso_id', 'dia']);
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  // The dashboard reads the visits of the last days, of all records.
  await db.schema.createIndex('visitas_dia').on('visitas').column('dia').execute();
}
