import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { type Database, openDatabase, type Trx } from '../../database/open.ts';
import { readOwnSchema } from '../check/schema.ts';
import { Fallo } from '../command.ts';
import { copyTables } from '../copy/copy.ts';
import { AJENAS, SEMBRADAS, TABLES } from '../copy/tables.ts';
import { withPostgres } from './connection.ts';
import { versionDe } from './schema.ts';

/** For a portal's write to end, not for another command; the copy itself takes the time that it takes. */
const WAITS = "set local lock_timeout = '5s'; set local statement_timeout = 0";

async function requireUsable(trx: Trx): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(trx);
  if (rows[0]?.server_encoding !== 'UTF8') {
    throw new Fallo(`La base de datos de destino está en ${rows[0]?.server_encoding}: debe ser UTF8.`);
  }
  const problem = (await versionDe(trx, await readOwnSchema()))?.problems[0];
  if (problem !== undefined) throw new Fallo(`${problem}. No se cambió nada.`);
}

async function requireEmpty(trx: Trx): Promise<void> {
  for (const tabla of TABLES.filter((nombre) => !SEMBRADAS.includes(nombre))) {
    const { rows } = await sql`select 1 from ${sql.table(tabla)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new Fallo(`La base de datos de destino no está vacía: hay algo en ${tabla}. No se cambió nada.`);
    }
  }
}

async function poner(trx: Trx, copia: Database, vacia: boolean): Promise<void> {
  await requireUsable(trx);
  await migrate(trx);
  // Only now: migrating sets a wait of its own.
  await sql.raw(WAITS).execute(trx);
  // Whoever reads goes on reading what there was; whoever writes waits.
  const todas = [...TABLES, ...AJENAS].map((tabla) => sql.table(tabla));
  await sql`lock table ${sql.join(todas)} in share row exclusive mode`.execute(trx);
  if (vacia) await requireEmpty(trx);
  // A session that was closed after the backup must not come back to life.
  await trx.deleteFrom('sesiones').execute();
  await copyTables(copia, trx);
}

/**
 * Puts the content of a checked copy into a PostgreSQL database, whole or not at all: tables, content and counters in
 * one transaction.
 * @param carpeta folder of the copy, of this version
 * @param vacia whether the database must have nothing in it; else it is replaced
 * @throws {Fallo} also when the database is of a newer version, or another program's
 */
export async function writeToPostgres(folder: string, url: string, { vacia }: { vacia: boolean }): Promise<void> {
  const copia = openDatabase(folder);
  try {
    await withPostgres(url, (db) => db.transaction().execute((trx) => poner(trx, copia, vacia)));
  } finally {
    await copia.destroy();
  }
}
