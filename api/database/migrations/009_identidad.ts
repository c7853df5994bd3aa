import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Null in a column: the portal's default. Lists and flags are JSON. */
const COLUMNS = [
  ...['nombre', 'sigla', 'lema', 'institucion', 'descripcion', 'internos', 'externos', 'interno', 'externo'],
  ...['logo', 'favicon', 'encabezado', 'no_encontrado'],
  ...['hero_titulo', 'hero_texto', 'hero_fondo', 'hero_imagen', 'hero_descripcion'],
  ...['color_principal', 'color_acento', 'pie', 'bloques', 'temas', 'pilares_imagen', 'pilares_descripcion'],
  ...['divulgacion', 'publicado', 'verificacion', 'redirecciones'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const empty = db.schema
    .createTable('identidad')
    .addColumn('id', integer, (c) => c.primaryKey())
    .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('updated_by', 'text', (c) => c.notNull().defaultTo(''));
  const table = COLUMNS.reduce((t, column) => t.addColumn(column, 'text'), empty);
  await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  await sql`insert into identidad (id) values (1)`.execute(db);
}
