import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, isPostgres } from './open.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => /^\d{3}_\w+\.ts$/.test(file)).sort();
}

const nameOf = (file: string): string => file.replace('.ts', '');

/** The files of `migrations/` by name; Kysely runs them in the order of their numbers. A released one never changes. */
async function getMigrations(): Promise<Record<string, Migration>> {
  const load = (file: string): Promise<Migration> => import(new URL(file, FOLDER).href);
  const files = await migrationFiles();
  return Object.fromEntries(await Promise.all(files.map(async (file) => [nameOf(file), await load(file)] as const)));
}

/**
 * Runs pending migrations. A migration that throws is rolled back.
 * @param last stops after this migration, which gives the schema of an earlier version
 */
export async function migrate(db: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}

/** The names of the migrations of this version, in their order. */
export const ownMigrations = async (): Promise<string[]> => (await migrationFiles()).map(nameOf);

/** The names of the migrations that the database has, in their order; none if it is empty. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const exists = isPostgres(db)
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'`;
  if ((await exists.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
