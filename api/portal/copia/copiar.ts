import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import { Fallo } from '../comando.ts';
import { copiarContadores } from './contadores.ts';
import { escribirFilas, leerFilas } from './filas.ts';
import { type Contenido, sumarContenido } from './huella.ts';
import { TABLAS, type Tabla } from './tablas.ts';

async function contenidoDe(db: Database, tabla: Tabla): Promise<Contenido> {
  const contenido = sumarContenido();
  for await (const filas of leerFilas(db, tabla)) contenido.sumar(filas);
  return contenido.total();
}

async function copiarTabla(origen: Database, destino: Trx, tabla: Tabla): Promise<Contenido> {
  const contenido = sumarContenido();
  for await (const filas of leerFilas(origen, tabla)) {
    await escribirFilas(destino, tabla, filas);
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
export async function copiarTablas(origen: Database, destino: Trx): Promise<void> {
  for (const tabla of [...TABLAS].reverse()) await sql`delete from ${sql.table(tabla)}`.execute(destino);
  const enviado = new Map<Tabla, Contenido>();
  for (const tabla of TABLAS) enviado.set(tabla, await copiarTabla(origen, destino, tabla));
  await copiarContadores(origen, destino);
  // After the last one: what a trigger changes in a table that was already filled is seen too.
  for (const [tabla, { filas, huella }] of enviado) {
    const recibido = await contenidoDe(destino, tabla);
    if (recibido.filas !== filas || recibido.huella !== huella) {
      throw new Fallo(`La copia de ${tabla} no es igual a su original. No se cambió nada.`);
    }
  }
}
