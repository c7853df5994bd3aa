import type { Kysely } from 'kysely';

/** A former address is one of a record of any resource, which `recurso` names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('direcciones_anteriores').renameColumn('linea_id', 'recurso_id').execute();
}
