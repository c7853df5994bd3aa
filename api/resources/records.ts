import { sql } from 'kysely';
import { messages } from '../../contract/messages.ts';
import { type Database, locks, type Trx } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { HttpError, notFoundError } from '../httpError.ts';
import type { WriteResult } from './handler.ts';

/** The resources whose records have an id, with what a person calls one. */
const NOMBRES = {
  proyectos: 'el proyecto',
  integrantes: 'el integrante',
  productos: 'el producto',
  convenios: 'el convenio',
  eventos: 'el evento',
  inicio: 'la configuración de inicio',
} as const;

export type RecordTable = keyof typeof NOMBRES;

/** An answer that only says that it was done. */
export interface Done {
  success: 1;
  message: string;
}

/**
 * A stored record; inside a transaction it stays as it is until that ends.
 * @throws {HttpError} 404
 */
export async function findRecord<R extends RecordTable>(db: Database, recurso: R, id: number): Promise<Row<R>> {
  const row = await db
    // All these tables have the id that this asks for; the row is given back as the asked table's.
    .selectFrom(recurso as 'proyectos')
    .where('id', '=', id)
    .selectAll()
    .$if(locks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw notFoundError(NOMBRES[recurso]);
  return row as unknown as Row<R>;
}

/** A change to a record, as its movement will tell it. */
export interface RecordChange<R extends RecordTable> {
  recurso: R;
  id: number;
  fields: Partial<Omit<Row<R>, 'version'>>;
  accion: string;
  message: string;
  /** refuses, by throwing, what the record as it is stored does not allow */
  check?: (antes: Row<R>) => void | Promise<void>;
}

/**
 * Refuses a change that was written upon another version than the stored one, showing what is stored.
 * @param version if absent, the last save wins
 * @param forma the record as staff read it
 * @throws {HttpError} 409
 */
export const requireVersion =
  <F extends { version: number }>(version: number | undefined, forma: (row: F) => object | Promise<object>) =>
  async (antes: F): Promise<void> => {
    if (version === undefined || version === antes.version) return;
    throw new HttpError(409, messages.general.staleVersion, { actual: await forma(antes) });
  };

/**
 * Changes columns of a record, whose version rises by one, and tells what they were.
 * @throws {HttpError} 404
 */
export async function updateRecord<R extends RecordTable>(
  trx: Trx,
  { recurso, id, fields, accion, message, check }: RecordChange<R>,
): Promise<WriteResult<Done> & { movimiento: { antes: Row<R>; despues: Row<R> } }> {
  const antes = await findRecord(trx, recurso, id);
  await check?.(antes);
  const despues = await trx
    .updateTable(recurso as 'proyectos')
    .set({ ...(fields as Partial<Row<'proyectos'>>), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    answer: { success: 1, message },
    movimiento: { recurso, recordId: id, accion, antes, despues: despues as unknown as Row<R> },
  };
}
