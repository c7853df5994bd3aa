import { type Kysely, PostgresAdapter } from 'kysely';

const TEXTS = ['institucion_url', 'institucion_logo', 'categoria', 'categoria_hasta', 'creacion'];

/** The institution's site and logo, and the group's data for evaluators. Null: none, as the other columns of the identity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of TEXTS) await db.schema.alterTable('identidad').addColumn(column, 'text').execute();
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer';
  await db.schema
    .alterTable('identidad')
    .addColumn('lider_id', integer, (c) => c.references('integrantes.id'))
    .execute();
}
