import type { Kysely } from 'kysely';

const TABLES = ['proyectos', 'integrantes', 'productos', 'borradores'];

/** Section, kind and text of the row of a file that a record comes from; null for one that staff wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await db.schema.alterTable(table).addColumn('origen', 'text').execute();
}
