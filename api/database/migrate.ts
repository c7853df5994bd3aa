import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './open.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The files of `migrations/` by name; Kysely runs them in the order of their numbers. A released one never changes. */
async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{3}_\w+\.ts$/.test(file));
  const load = (file: string): Promise<Migration> => import(new URL(file, FOLDER).href);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.replace('.ts', ''), await load(file)] as const)),
  );
}

/** Runs pending migrations. A migration that throws is rolled back. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
