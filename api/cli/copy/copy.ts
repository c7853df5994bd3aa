import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import { Fallo } from '../command.ts';
import { type Contenido, sumContent } from './checksum.ts';
import { copyCounters } from './counters.ts';
import { readRows, writeRows } from './rows.ts';
import { TABLES, type Tabla } from './tables.ts';

async function contenidoDe(db: Database, tabla: Tabla): Promise<Contenido> {
  const contenido = sumContent();
  for await (const filas of readRows(db, tabla)) contenido.sumar(filas);
  return contenido.total();
}

async function copyTable(origen: Database, destino: Trx, tabla: Tabla): Promise<Contenido> {
  const contenido = sumContent();
  for await (const filas of readRows(origen, tabla)) {
    await writeRows(destino, tabla, filas);
    contenido.sumar(filas);
  }
  return contenido.total();
}

/**
 * Makes the content of one database that of another, whichever engines they are on, and reads it back: every row's hash
 * must be among those that were sent. Both are of this version.
 * @param origen a transaction, or a database that nobody writes to
 * @throws {Fallo} when what is read back differs; the transaction must then not be committed
 */
export async function copyTables(origen: Database, destino: Trx): Promise<void> {
  for (const tabla of [...TABLES].reverse()) await sql`delete from ${sql.table(tabla)}`.execute(destino);
  const enviado = new Map<Tabla, Contenido>();
  for (const tabla of TABLES) enviado.set(tabla, await copyTable(origen, destino, tabla));
  await copyCounters(origen, destino);
  // After the last one: what a trigger changes in a table that was already filled is seen too.
  for (const [tabla, { filas, huella }] of enviado) {
    const recibido = await contenidoDe(destino, tabla);
    if (recibido.filas !== filas || recibido.huella !== huella) {
      throw new Fallo(`La copia de ${tabla} no es igual a su original. No se cambió nada.`);
    }
  }
}
