import { sql } from 'kysely';
import { appliedMigrations, migrate } from '../../database/migrate.ts';
import { type Database, openDatabase, type Trx } from '../../database/open.ts';
import { readOwnSchema } from '../check/schema.ts';
import { CommandError } from '../command.ts';
import { copyTables } from '../copy/copy.ts';
import { EXCLUDED_TABLES, SEEDED_TABLES, STAGING_TABLES, TABLES, tablesIn } from '../copy/tables.ts';
import { withPostgres } from './connection.ts';
import { readVersion } from './schema.ts';

/** Waits 5 s for locks; the copy itself has no time limit. */
const TIMEOUTS = "set local lock_timeout = '5s'; set local statement_timeout = 0";

const OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];

async function requireUsable(trx: Trx): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(trx);
  if (rows[0]?.server_encoding !== 'UTF8') {
    throw new CommandError(`La base de datos de destino está en ${rows[0]?.server_encoding}: debe ser UTF8.`);
  }
  const problem = (await readVersion(trx, await readOwnSchema()))?.problems[0];
  if (problem !== undefined) throw new CommandError(`${problem}. No se cambió nada.`);
}

async function requireEmpty(trx: Trx): Promise<void> {
  for (const table of TABLES.filter((name) => !SEEDED_TABLES.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new CommandError(`La base de datos de destino no está vacía: hay algo en ${table}. No se cambió nada.`);
    }
  }
}

/** Replaces the tables too, since an earlier version does not start on newer ones. @param last migration of the copy */
async function replaceEverything(trx: Trx, copy: Database, last: string): Promise<void> {
  await sql.raw(TIMEOUTS).execute(trx);
  for (const table of [...TABLES, ...EXCLUDED_TABLES, ...OF_KYSELY]) {
    await sql`drop table if exists ${sql.table(table)} cascade`.execute(trx);
  }
  await migrate(trx, last);
  await sql.raw(TIMEOUTS).execute(trx);
  await copyTables(copy, trx, tablesIn((await readOwnSchema(last)).parts));
}

async function replaceContent(trx: Trx, copy: Database, mustBeEmpty: boolean): Promise<void> {
  await requireUsable(trx);
  await migrate(trx);
  // After migrate, which sets its own timeouts.
  await sql.raw(TIMEOUTS).execute(trx);
  // Readers continue on the old content; writers wait.
  const tables = [...TABLES, ...EXCLUDED_TABLES].map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(trx);
  if (mustBeEmpty) await requireEmpty(trx);
  // A session that ended after the backup must not become valid again.
  await trx.deleteFrom('sesiones').execute();
  // The answers tell of the replaced content, and the imports were compared with it: the restored content may have other records with its ids.
  for (const table of STAGING_TABLES) await trx.deleteFrom(table).execute();
  await copyTables(copy, trx);
}

/**
 * Writes a checked copy into PostgreSQL: tables, content and counters in one transaction.
 * @param options keepsVersion: the copy may be of an earlier version, whose tables replace the current ones
 */
export async function writeToPostgres(
  folder: string,
  url: string,
  { mustBeEmpty = false, keepsVersion = false }: { mustBeEmpty?: boolean; keepsVersion?: boolean },
): Promise<void> {
  await using copy = openDatabase(folder);
  const last = keepsVersion ? (await appliedMigrations(copy)).at(-1) : undefined;
  await withPostgres(url, (db) =>
    db
      .transaction()
      .execute((trx) =>
        last === undefined ? replaceContent(trx, copy, mustBeEmpty) : replaceEverything(trx, copy, last),
      ),
  );
}
