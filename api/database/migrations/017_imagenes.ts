import type { Kysely } from 'kysely';

const TABLES = ['proyectos', 'eventos'];

/** The picture of a project and of an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await db.schema.alterTable(table).addColumn('imagen', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('descripcion_imagen', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    // Each request for a picture asks which record shows it.
    await db.schema.createIndex(`${table}_imagen`).on(table).column('imagen').execute();
  }
}
