import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import { type Database, databaseFile, openDatabase } from '../../database/open.ts';
import { readOwnSchema } from '../check/schema.ts';
import { Fallo } from '../command.ts';
import { copyTables } from '../copy/copy.ts';
import { checkTablesOf } from './schema.ts';

async function llenar(folder: string, origen: Database): Promise<void> {
  const destino = openDatabase(folder);
  try {
    await migrate(destino);
    // A reference to nothing is for `revisar` to tell of, by its name.
    await sql`pragma foreign_keys = off`.execute(destino);
    await origen
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((foto) => destino.transaction().execute((trx) => copyTables(foto, trx)));
  } finally {
    await destino.destroy();
  }
}

/**
 * Copies one moment of a PostgreSQL portal, which may go on writing, into an SQLite file like the one that a portal
 * without PostgreSQL keeps. Sessions and tries to sign in stay behind.
 * @param origen a portal of this version
 * @param file its folder must have room for it; what is there is replaced
 * @throws {Fallo} when its tables are not ours
 */
export async function readFromPostgres(origen: Database, file: string): Promise<void> {
  const [problem] = await checkTablesOf(origen, await readOwnSchema());
  if (problem !== undefined) throw new Fallo(`La base de datos tiene problemas: ${problem}.`);
  const folder = mkdtempSync(path.join(path.dirname(file), 'sacando-'));
  try {
    await llenar(folder, origen);
    const copia = databaseFile(folder);
    chmodSync(copia, 0o600);
    renameSync(copia, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
