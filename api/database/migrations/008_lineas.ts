import { readFile } from 'node:fs/promises';
import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

// Like the migration itself, its drawings never change.

/** A record that nobody has ordered comes after those that have an order. */
const UNORDERED = 1_000_000;
const ORDERED_TABLES = ['integrantes', 'convenios'];

/** The four lines of the first versions, in the order of the home. */
const LINEAS = [
  { id: 1, direccion: 'Sostenibilidad', imagen: '0c1f6a8d5b7e4392a1d06f3c8e5b9a71.svg' },
  { id: 2, direccion: 'gestion_sst', imagen: '5e92b70d1c684fa3b8e7d24096a1c35f.svg' },
  { id: 4, direccion: 'salud_trabajadores', imagen: 'a83d4e6f0b1257c9d6e80f2b4a97c13e.svg' },
  { id: 3, direccion: 'seguridad_quimica', imagen: 'f1067b9e2d8c4a53907e6c1db5a2438d.svg' },
];

type Builder = CreateTableBuilder<string, string>;

const texts = (table: Builder, ...names: string[]): Builder =>
  names.reduce((t, name) => t.addColumn(name, 'text', (c) => c.notNull().defaultTo('')), table);

async function drawingOf(direccion: string): Promise<Buffer> {
  const svg = await readFile(new URL(`./008_lineas/${direccion.toLowerCase()}.svg`, import.meta.url), 'utf8');
  return Buffer.from(svg.trim());
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const create = async (table: Builder) => (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  const columns = (table: Builder): Builder =>
    texts(table, 'nombre', 'direccion', 'texto', 'descripcion_imagen', 'created_at', 'created_by', 'updated_by')
      .addColumn('imagen', 'text')
      .addColumn('orden', integer, (c) => c.notNull().defaultTo(UNORDERED))
      .addColumn('retirada', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1));

  // New ids come from a counter, which SQLite cannot add to a table: projects refer to the rows until the new table has them.
  const { rows } = await sql<{ id: number; nombre: string }>`select id, nombre from lineas order by id`.execute(db);
  if (!isPostgres) await sql`pragma defer_foreign_keys = on`.execute(db);
  if (isPostgres) await sql`alter table proyectos drop constraint proyectos_linea_id_fkey`.execute(db);
  await db.schema.dropTable('lineas').execute();
  await create(
    columns(
      db.schema
        .createTable('lineas')
        .addColumn('id', integer, (c) =>
          isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
        ),
    ),
  );
  for (const { id, nombre } of rows) {
    const place = LINEAS.findIndex((linea) => linea.id === id);
    const { direccion = `linea-${id}`, imagen = null } = LINEAS[place] ?? {};
    const orden = place === -1 ? UNORDERED : place + 1;
    await sql`insert into lineas (id, nombre, direccion, imagen, orden)
      values (${id}, ${nombre}, ${direccion}, ${imagen}, ${orden})`.execute(db);
    if (imagen === null) continue;
    await sql`insert into imagenes (nombre, ancho, tipo, bytes)
      values (${imagen}, 0, 'image/svg+xml', ${await drawingOf(direccion)})`.execute(db);
  }
  if (isPostgres) {
    await sql`alter table proyectos add constraint proyectos_linea_id_fkey
      foreign key (linea_id) references lineas (id)`.execute(db);
    await sql`select setval(pg_get_serial_sequence('lineas', 'id'), (select max(id) from lineas))`.execute(db);
  }
  await sql`create unique index lineas_direccion on lineas (lower(direccion))`.execute(db);
  await db.schema.createIndex('lineas_imagen').on('lineas').column('imagen').execute();

  await create(
    texts(db.schema.createTable('direcciones_anteriores'), 'recurso', 'direccion')
      .addColumn('linea_id', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('direcciones_anteriores_clave', ['recurso', 'direccion']),
  );

  for (const table of ORDERED_TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('orden', integer, (c) => c.notNull().defaultTo(UNORDERED))
      .execute();
  }
}
