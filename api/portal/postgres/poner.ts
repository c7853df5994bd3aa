import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { type Database, openDatabase, type Trx } from '../../database/open.ts';
import { Fallo } from '../comando.ts';
import { copiarTablas } from '../copia/copiar.ts';
import { AJENAS, SEMBRADAS, TABLAS } from '../copia/tablas.ts';
import { leerEsquemaPropio } from '../revision/esquema.ts';
import { conPostgres } from './conexion.ts';
import { versionDe } from './esquema.ts';

/** For a portal's write to end, not for another command; the copy itself takes the time that it takes. */
const ESPERAS = "set local lock_timeout = '5s'; set local statement_timeout = 0";

async function exigirUtil(trx: Trx): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(trx);
  if (rows[0]?.server_encoding !== 'UTF8') {
    throw new Fallo(`La base de datos de destino está en ${rows[0]?.server_encoding}: debe ser UTF8.`);
  }
  const problema = (await versionDe(trx, await leerEsquemaPropio()))?.problemas[0];
  if (problema !== undefined) throw new Fallo(`${problema}. No se cambió nada.`);
}

async function exigirVacia(trx: Trx): Promise<void> {
  for (const tabla of TABLAS.filter((nombre) => !SEMBRADAS.includes(nombre))) {
    const { rows } = await sql`select 1 from ${sql.table(tabla)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new Fallo(`La base de datos de destino no está vacía: hay algo en ${tabla}. No se cambió nada.`);
    }
  }
}

async function poner(trx: Trx, copia: Database, vacia: boolean): Promise<void> {
  await exigirUtil(trx);
  await migrate(trx);
  // Only now: migrating sets a wait of its own.
  await sql.raw(ESPERAS).execute(trx);
  // Whoever reads goes on reading what there was; whoever writes waits.
  const todas = [...TABLAS, ...AJENAS].map((tabla) => sql.table(tabla));
  await sql`lock table ${sql.join(todas)} in share row exclusive mode`.execute(trx);
  if (vacia) await exigirVacia(trx);
  // A session that was closed after the backup must not come back to life.
  await trx.deleteFrom('sesiones').execute();
  await copiarTablas(copia, trx);
}

/**
 * Puts the content of a checked copy into a PostgreSQL database, whole or not at all: tables, content and counters in
 * one transaction.
 * @param carpeta folder of the copy, of this version
 * @param vacia whether the database must have nothing in it; else it is replaced
 * @throws {Fallo} also when the database is of a newer version, or another program's
 */
export async function ponerEnPostgres(carpeta: string, url: string, { vacia }: { vacia: boolean }): Promise<void> {
  const copia = openDatabase(carpeta);
  try {
    await conPostgres(url, (db) => db.transaction().execute((trx) => poner(trx, copia, vacia)));
  } finally {
    await copia.destroy();
  }
}
