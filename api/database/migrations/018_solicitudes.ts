import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The stored answers of write requests, by the user and the id that the client gave the request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = db.schema
    .createTable('solicitudes')
    .addColumn('usuario_id', isPostgres ? 'bigint' : 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('respuesta', 'text', (c) => c.notNull())
    .addColumn('operacion', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('solicitudes_pk', ['usuario_id', 'id']);
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  await db.schema.createIndex('solicitudes_momento').on('solicitudes').column('created_at').execute();
}
