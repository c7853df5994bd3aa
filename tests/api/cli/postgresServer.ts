import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { migrate } from '../../../api/database/migrate.ts';
import { type Database, openPostgres } from '../../../api/database/open.ts';
import { dump } from '../../support/database.ts';
import { FORGETFUL, memoryFolder, type PostgresServer, startPostgres } from '../../support/embeddedPostgres.ts';

const newName = (): string => `base_${randomBytes(6).toString('hex')}`;

/** Starts a PostgreSQL server for the tests of one file. */
export function postgresServer() {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(FORGETFUL, memoryFolder());
  }, 60_000);
  afterAll(() => server.stop());
  return {
    /** Creates an empty database. @returns its URL */
    createDatabase: (): Promise<string> => server.createDatabase(newName()),
    /** Copies a database to which nothing is connected. @returns the URL of the copy */
    async copyDatabase(url: string): Promise<string> {
      const copy = newName();
      await execute(`${server.url}/postgres`, `create database ${copy} template ${path.basename(url)}`);
      return `${server.url}/${copy}`;
    },
    /** The URL of a database that does not exist. */
    missingDatabase: (): string => `${server.url}/ninguna`,
  };
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openPostgres(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const execute = (url: string, ...statements: readonly string[]): Promise<void> =>
  withDatabase(url, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });

/** Migrates the database without starting a portal. */
export const withTables = async (url: string): Promise<string> => {
  await withDatabase(url, migrate);
  return url;
};

/** The rows of each table, sorted so that engines can be compared; without Kysely's tables. */
export async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const tables = Object.entries(await dump(db)).filter(([table]) => !table.startsWith('kysely_'));
  const sortedEntries = (row: object) => JSON.stringify(Object.entries(row).sort());
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.map(sortedEntries).sort()]));
}
