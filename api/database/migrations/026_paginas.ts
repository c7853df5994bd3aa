import { type Kysely, PostgresAdapter, sql } from 'kysely';

const TEXTS = [
  'titulo',
  'direccion',
  'resumen',
  'descripcion_imagen',
  'publicar_desde',
  'publicar_hasta',
  'created_at',
  'created_by',
  'updated_by',
  // Last: SQLite reads what follows a long text only through it.
  'texto',
];

/** A record that nobody has ordered comes after those that have an order. */
const UNORDERED = 1_000_000;

/** Pages that staff write. The home may name one of them as the data policy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  let table = db.schema
    .createTable('paginas')
    .addColumn('id', integer, (c) =>
      isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('imagen', 'text')
    .addColumn('idioma', 'text', (c) => c.notNull().defaultTo('es'))
    .addColumn('lugar', 'text', (c) => c.notNull().defaultTo('ninguno'))
    .addColumn('orden', integer, (c) => c.notNull().defaultTo(UNORDERED))
    .addColumn('activo', integer, (c) => c.notNull().defaultTo(1));
  for (const name of TEXTS) table = table.addColumn(name, 'text', (c) => c.notNull().defaultTo(''));
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  await sql`create unique index paginas_direccion on paginas (lower(direccion))`.execute(db);
  await db.schema.createIndex('paginas_imagen').on('paginas').column('imagen').execute();
  for (const column of ['publicar_desde', 'publicar_hasta']) {
    const index = sql.id(`paginas_${column}`);
    // Finds the next instant at which a record appears or disappears; few records have one.
    await sql`create index ${index} on paginas (${sql.id(column)}) where ${sql.id(column)} <> ''`.execute(db);
  }
  await db.schema
    .alterTable('inicio')
    .addColumn('privacidad_id', integer, (c) => c.references('paginas.id'))
    .execute();
}
