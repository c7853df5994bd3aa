import { type Kysely, sql } from 'kysely';

const TABLES = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos'];
const COLUMNS = ['publicar_desde', 'publicar_hasta'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const column of COLUMNS) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      // Finds the next instant at which a record appears or disappears; few records have one.
      const index = sql.id(`${table}_${column}`);
      await sql`create index ${index} on ${sql.table(table)} (${sql.id(column)}) where ${sql.id(column)} <> ''`.execute(
        db,
      );
    }
  }
  // Each request for a picture asks which public record has it.
  await db.schema.createIndex('integrantes_imagen').on('integrantes').column('nombre_imagen').execute();
  await db.schema.createIndex('convenios_logo').on('convenios').column('logo').execute();
}
