import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

type Builder = CreateTableBuilder<string, string>;

const texts = (table: Builder, ...names: string[]): Builder =>
  names.reduce((t, name) => t.addColumn(name, 'text', (c) => c.notNull().defaultTo('')), table);

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const create = async (name: string, columns: (t: Builder) => Builder) => {
    const withId = db.schema
      .createTable(name)
      .addColumn('id', integer, (c) =>
        isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
      );
    const table = columns(withId);
    await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  };
  await create('borradores', (t) =>
    texts(t, 'recurso', 'nombre', 'campos', 'created_at', 'created_by', 'updated_at', 'updated_by')
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('recurso_id', integer)
      .addColumn('version_base', integer)
      .addColumn('base', 'text')
      .addColumn('archivo', 'text')
      // Rows with null are distinct: a resource may have many new drafts.
      .addUniqueConstraint('borradores_registro', ['recurso', 'recurso_id']),
  );
  await db.schema.createIndex('borradores_archivo').on('borradores').column('archivo').execute();
  await create('vistas_previas', (t) =>
    texts(t, 'created_at', 'created_by', 'expires_at')
      .addColumn('borrador_id', integer, (c) => c.notNull().references('borradores.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique()),
  );
  await db.schema.createIndex('vistas_previas_borrador').on('vistas_previas').column('borrador_id').execute();
}
