import { type Kysely, PostgresAdapter, sql } from 'kysely';

const TEXTS = [
  'titulo',
  'fecha',
  'resumen',
  'texto',
  'descripcion_imagen',
  'url_fuente',
  'publicar_desde',
  'publicar_hasta',
  'created_at',
  'created_by',
  'updated_by',
];
const LINKS = { proyecto_id: 'proyectos', producto_id: 'productos', evento_id: 'eventos' };

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  let table = db.schema
    .createTable('noticias')
    .addColumn('id', integer, (c) =>
      isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('imagen', 'text')
    .addColumn('activo', integer, (c) => c.notNull().defaultTo(1));
  for (const name of TEXTS) table = table.addColumn(name, 'text', (c) => c.notNull().defaultTo(''));
  for (const [column, parent] of Object.entries(LINKS)) {
    table = table.addColumn(column, integer, (c) => c.references(`${parent}.id`));
  }
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  for (const column of [...Object.keys(LINKS), 'imagen']) {
    await db.schema.createIndex(`noticias_${column}`).on('noticias').column(column).execute();
  }
  for (const column of ['publicar_desde', 'publicar_hasta']) {
    const index = sql.id(`noticias_${column}`);
    // Finds the next instant at which a record appears or disappears; few records have one.
    await sql`create index ${index} on noticias (${sql.id(column)}) where ${sql.id(column)} <> ''`.execute(db);
  }
}
