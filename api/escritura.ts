import { sql } from 'kysely';
import { mensajes } from '../contract/mensajes.ts';
import { type Database, locks, type Trx } from './database/open.ts';
import type { Row } from './database/tables.ts';
import type { Escritura } from './handler.ts';
import { noEncontrado, Rechazo } from './rechazo.ts';

/** The resources whose records have an id, with what a person calls one. */
const NOMBRES = {
  proyectos: 'el proyecto',
  integrantes: 'el integrante',
  productos: 'el producto',
  convenios: 'el convenio',
  eventos: 'el evento',
  inicio: 'la configuración de inicio',
} as const;

export type Recurso = keyof typeof NOMBRES;

/** An answer that only says that it was done. */
export interface Hecho {
  success: 1;
  message: string;
}

/**
 * A stored record; inside a transaction it stays as it is until that ends.
 * @throws {Rechazo} 404
 */
export async function buscar<R extends Recurso>(db: Database, recurso: R, id: number): Promise<Row<R>> {
  const fila = await db
    // All these tables have the id that this asks for; the row is given back as the asked table's.
    .selectFrom(recurso as 'proyectos')
    .where('id', '=', id)
    .selectAll()
    .$if(locks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (fila === undefined) throw noEncontrado(NOMBRES[recurso]);
  return fila as unknown as Row<R>;
}

/** A change to a record, as its movement will tell it. */
export interface Cambio<R extends Recurso> {
  recurso: R;
  id: number;
  campos: Partial<Omit<Row<R>, 'version'>>;
  accion: string;
  message: string;
  /** refuses, by throwing, what the record as it is stored does not allow */
  revisar?: (antes: Row<R>) => void | Promise<void>;
}

/**
 * Refuses a change that was written upon another version than the stored one, showing what is stored.
 * @param version absent: nobody asks (section 7)
 * @param forma the record as staff read it
 * @throws {Rechazo} 409
 */
export const exigirVersion =
  <F extends { version: number }>(version: number | undefined, forma: (fila: F) => object | Promise<object>) =>
  async (antes: F): Promise<void> => {
    if (version === undefined || version === antes.version) return;
    throw new Rechazo(409, mensajes.general.versionVieja, { actual: await forma(antes) });
  };

/**
 * Changes columns of a record, whose version rises by one, and tells what they were.
 * @throws {Rechazo} 404
 */
export async function cambiar<R extends Recurso>(
  trx: Trx,
  { recurso, id, campos, accion, message, revisar }: Cambio<R>,
): Promise<Escritura<Hecho> & { movimiento: { antes: Row<R>; despues: Row<R> } }> {
  const antes = await buscar(trx, recurso, id);
  await revisar?.(antes);
  const despues = await trx
    .updateTable(recurso as 'proyectos')
    .set({ ...(campos as Partial<Row<'proyectos'>>), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    respuesta: { success: 1, message },
    movimiento: { recurso, recursoId: id, accion, antes, despues: despues as unknown as Row<R> },
  };
}
