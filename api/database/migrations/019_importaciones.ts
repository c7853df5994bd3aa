import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

type Builder = CreateTableBuilder<string, string>;

const texts = (table: Builder, ...names: string[]): Builder =>
  names.reduce((t, name) => t.addColumn(name, 'text', (c) => c.notNull().defaultTo('')), table);

/** Files on their way in, with their staged rows; and the members whom names of authors mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const create = async (table: Builder) => {
    await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  };
  const withId = (name: string): Builder =>
    db.schema
      .createTable(name)
      .addColumn('id', integer, (c) =>
        isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
      );
  await create(
    texts(
      withId('importaciones'),
      ...['nombre', 'formato', 'estado', 'contenido', 'opciones', 'resumen', 'operacion', 'problema'],
      ...['created_at', 'created_by', 'updated_at'],
    )
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('bytes', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('hechas', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('total', integer, (c) => c.notNull().defaultTo(0)),
  );
  // A file in parts: one large value would hold up other requests while it is written.
  await create(
    db.schema
      .createTable('importacion_partes')
      .addColumn('importacion_id', integer, (c) => c.notNull().references('importaciones.id').onDelete('cascade'))
      .addColumn('parte', integer, (c) => c.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : 'blob', (c) => c.notNull())
      .addPrimaryKeyConstraint('importacion_partes_pk', ['importacion_id', 'parte']),
  );
  await create(
    texts(
      db.schema
        .createTable('importacion_filas')
        .addColumn('importacion_id', integer, (c) => c.notNull().references('importaciones.id').onDelete('cascade'))
        .addColumn('numero', integer, (c) => c.notNull()),
      ...['recurso', 'estado', 'lectura', 'elecciones', 'resultado'],
    )
      .addColumn('incluida', integer, (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('importacion_filas_pk', ['importacion_id', 'numero']),
  );
  await create(
    texts(withId('nombres_recordados'), 'nombre', 'created_at', 'created_by')
      .addColumn('clave', 'text', (c) => c.notNull().unique())
      .addColumn('integrante_id', integer),
  );
}
