import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What staff choose of the rows of imports gets a table of its own. Beside what a file has of its rows, SQLite wrote up to 100 MB
 * again for a choice of all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const table = db.schema
    .createTable('importacion_elecciones')
    .addColumn('importacion_id', integer, (c) => c.notNull())
    .addColumn('numero', integer, (c) => c.notNull())
    .addColumn('elecciones', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('importacion_elecciones_pk', ['importacion_id', 'numero'])
    .addForeignKeyConstraint(
      'importacion_elecciones_fila',
      ['importacion_id', 'numero'],
      'importacion_filas',
      ['importacion_id', 'numero'],
      (c) => c.onDelete('cascade'),
    );
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  await sql`
    insert into importacion_elecciones (importacion_id, numero, elecciones)
    select importacion_id, numero, elecciones from importacion_filas where elecciones not in ('', '{}')`.execute(db);
  await db.schema.alterTable('importacion_filas').dropColumn('elecciones').execute();
}
