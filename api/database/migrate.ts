import { Migrator } from 'kysely/migration';
import * as base from './migrations/001_base.ts';
import type { Database } from './open.ts';

/** In order of their numbers; one that was released never changes. */
const migrations = { '001_base': base };

/**
 * Brings a database to the newest schema.
 * @throws what the failing migration threw; its changes are rolled back
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
