import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { migrate } from '../../../api/database/migrate.ts';
import { type Database, openPostgres } from '../../../api/database/open.ts';
import { dump } from '../../support/database.ts';
import { memoryFolder, type PostgresServer, startPostgres } from '../../support/embeddedPostgres.ts';
import { FORGETFUL } from '../../support/postgresServer.ts';

/** A PostgreSQL for the tests of one file. */
export function aServer() {
  let servidor: PostgresServer;
  beforeAll(async () => {
    servidor = await startPostgres(FORGETFUL, memoryFolder());
  }, 60_000);
  afterAll(() => servidor.stop());
  return {
    /** A database with nothing in it. @returns its address */
    base: (): Promise<string> => servidor.createDatabase(`base_${randomBytes(6).toString('hex')}`),
    /** The address of one that there is not. */
    ninguna: (): string => `${servidor.url}/ninguna`,
  };
}

/** Does something with a database as nobody but a test would. */
export async function en<T>(url: string, trabajo: (db: Database) => Promise<T>): Promise<T> {
  const db = openPostgres(url);
  try {
    return await trabajo(db);
  } finally {
    await db.destroy();
  }
}

export const ejecutar = (url: string, ...ordenes: readonly string[]): Promise<void> =>
  en(url, async (db) => {
    for (const orden of ordenes) await sql.raw(orden).execute(db);
  });

/** Makes the tables of a portal that was never started. */
export const withTables = async (url: string): Promise<string> => {
  await en(url, migrate);
  return url;
};

/** What a portal holds, its rows in an order of no engine's; but sessions, and when it was migrated. */
export async function contenidoDe(db: Database): Promise<Record<string, string[]>> {
  const tables = Object.entries(await dump(db)).filter(([tabla]) => !tabla.startsWith('kysely_'));
  const enUnOrden = (row: object) => JSON.stringify(Object.entries(row).sort());
  return Object.fromEntries(tables.map(([tabla, filas]) => [tabla, filas.map(enUnOrden).sort()]));
}
