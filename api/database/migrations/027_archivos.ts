import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The files that were sent for texts, and the records and drafts whose texts name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const files = db.schema
    .createTable('archivos')
    .addColumn('nombre', 'text', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull());
  await (isPostgres ? files : files.modifyEnd(sql`strict`)).execute();
  const uses = db.schema
    .createTable('usos_archivos')
    .addColumn('archivo', 'text', (c) => c.notNull().references('archivos.nombre'))
    .addColumn('tabla', 'text', (c) => c.notNull())
    .addColumn('registro_id', isPostgres ? 'bigint' : 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('usos_archivos_pk', ['archivo', 'tabla', 'registro_id']);
  await (isPostgres ? uses : uses.modifyEnd(sql`strict`)).execute();
  // Each write of a record asks what its text named.
  await db.schema.createIndex('usos_archivos_registro').on('usos_archivos').columns(['tabla', 'registro_id']).execute();
}
