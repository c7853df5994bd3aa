import { type Kysely, PostgresAdapter, sql } from 'kysely';

const LINK_ACTIONS = ['agregar integrante', 'quitar integrante'];
const FLAGS = { proyectos: 'activo', integrantes: null, productos: null, convenios: 'estado', eventos: 'estado' };

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  for (const column of ['operacion', 'tabla', 'deshace']) {
    await db.schema
      .alterTable('movimientos')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await sql`update movimientos set tabla = case
    when accion in (${sql.join(LINK_ACTIONS)}) then 'proyecto_integrante' else recurso end`.execute(db);
  await db.schema.createIndex('movimientos_operacion').on('movimientos').column('operacion').execute();

  const papelera = db.schema
    .createTable('papelera')
    .addColumn('recurso', 'text', (c) => c.notNull())
    .addColumn('recurso_id', integer, (c) => c.notNull())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('archivado_en', 'text', (c) => c.notNull())
    .addColumn('archivado_por', 'text', (c) => c.notNull())
    .addColumn('movimientos', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('papelera_clave', ['recurso', 'recurso_id']);
  const publicaciones = db.schema
    .createTable('publicaciones')
    .addColumn('recurso', 'text', (c) => c.notNull())
    .addColumn('recurso_id', integer, (c) => c.notNull())
    .addColumn('desde', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('publicaciones_clave', ['recurso', 'recurso_id']);
  for (const table of [papelera, publicaciones]) {
    await (isPostgres ? table : table.modifyEnd(sql`strict`)).execute();
  }
  for (const [table, flag] of Object.entries(FLAGS)) {
    const isActive = flag === null ? sql`true` : sql`${sql.ref(flag)} = 1`;
    await sql`insert into publicaciones (recurso, recurso_id, desde)
      select ${sql.lit(table)}, id, created_at from ${sql.table(table)}
      where ${isActive} or id in (
        select recurso_id from movimientos where recurso = ${sql.lit(table)} and accion = 'desactivar')`.execute(db);
  }
  // Deleted before there was a trash.
  await sql`insert into publicaciones (recurso, recurso_id, desde)
    select 'eventos', recurso_id, max(created_at) from movimientos
    where recurso = 'eventos' and accion = 'eliminar' and antes like '%"estado":1%'
      and not exists (select 1 from eventos where eventos.id = movimientos.recurso_id)
    group by recurso_id`.execute(db);
}
