import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openPostgres } from '../../api/database/open.ts';

/** The migrated database that each test's own is a copy of. */
export const TEMPLATE = 'plantilla';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the PostgreSQL server of this project's tests; absent where they run on SQLite */
    postgres: string;
  }
}

/** A database of a test's own: null is SQLite in memory. */
export interface FreshDatabase {
  databaseUrl: string | null;
  drop: () => Promise<void>;
}

/** SQLite's are gone when they are closed. */
export const ON_SQLITE: FreshDatabase = { databaseUrl: null, drop: async () => undefined };

/** Kept open while the worker lives: connecting costs more than most statements. */
let administration: Database | undefined;

async function administer(server: string, statement: string): Promise<void> {
  administration ??= openPostgres(`${server}/postgres`);
  await sql.raw(statement).execute(administration);
}

/** On the engine that the project of the running test claims. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server: string | undefined = inject('postgres');
  if (server === undefined) return ON_SQLITE;
  const name = `prueba_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  return { databaseUrl: `${server}/${name}`, drop: () => administer(server, `drop database ${name} with (force)`) };
}
