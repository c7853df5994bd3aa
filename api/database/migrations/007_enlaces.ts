import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const table = db.schema
    .createTable('enlaces')
    .addColumn('url', 'text', (c) => c.primaryKey().notNull())
    .addColumn('comprobado_en', 'text', (c) => c.notNull())
    .addColumn('estado', 'text', (c) => c.notNull())
    .addColumn('http', integer, (c) => c.notNull())
    .addColumn('fallos', integer, (c) => c.notNull());
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
}
