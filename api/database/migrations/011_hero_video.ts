import type { Kysely } from 'kysely';

/** Null: the film that the site ships with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('identidad').addColumn('hero_video', 'text').execute();
}
