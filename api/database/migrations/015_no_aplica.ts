import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The rules of Pendientes that do not apply to a record, as staff declared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = db.schema
    .createTable('no_aplica')
    .addColumn('grupo', 'text', (c) => c.notNull())
    .addColumn('recurso', 'text', (c) => c.notNull())
    .addColumn('recurso_id', isPostgres ? 'bigint' : 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('no_aplica_pk', ['grupo', 'recurso', 'recurso_id']);
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
}
