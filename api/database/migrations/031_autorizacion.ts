import { type Kysely, PostgresAdapter } from 'kysely';

/** What members let visitors see, and the authorisation of that. What was shown stays shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer';
  for (const name of ['correo_publico', 'imagen_publica']) {
    await db.schema
      .alterTable('integrantes')
      .addColumn(name, integer, (c) => c.notNull().defaultTo(1))
      .execute();
  }
  for (const name of ['fecha_autorizacion', 'nota_autorizacion', 'autorizacion_por']) {
    await db.schema
      .alterTable('integrantes')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
}
