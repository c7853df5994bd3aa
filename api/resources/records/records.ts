import { type Insertable, sql } from 'kysely';
import type { z } from 'zod';
import { messages } from '../../../contract/calls/messages.ts';
import type { done } from '../../../contract/fields/envelope.ts';
import { isRecordKind, type RecordKind } from '../../../contract/resources/resources.ts';
import type { Acciones } from '../../../contract/values/acciones.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row, Tables } from '../../database/tables.ts';
import { insertable, recordTable, rowOf, updatable } from '../../database/unchecked.ts';
import { HttpError, invalidFieldError, noRecordError } from '../../errors/httpError.ts';
import type { SingleWrite } from '../calls/handler.ts';
import { nounOf } from '../names/names.ts';
import { isPublic, type PublicTable } from '../visibility/isPublic.ts';
import { demandOrder } from '../visibility/schedule.ts';
import { shownFields } from '../visibility/shownFields.ts';

type SingleTable = 'inicio' | 'identidad';

export type RecordTable = RecordKind | SingleTable | 'borradores';

const nounOfTable = (recurso: RecordTable): string =>
  recurso === 'borradores' ? messages.things.borrador : nounOf(recurso);

/** 404 to staff; it says so if the record is in the trash. */
export async function missingRecordError(db: Database, recurso: RecordTable, id: number): Promise<HttpError> {
  const archived = isRecordKind(recurso)
    ? await db
        .selectFrom('papelera')
        .where('recurso', '=', recurso)
        .where('recurso_id', '=', id)
        .select('recurso_id')
        .executeTakeFirst()
    : undefined;
  return archived === undefined
    ? noRecordError(nounOfTable(recurso))
    : new HttpError(404, messages.historia.inTrash(nounOfTable(recurso)), { papelera: true });
}

export type Done = z.infer<typeof done>;

/** undefined without the record. PostgreSQL locks it. */
export async function selectRecord<R extends RecordTable>(
  db: Database,
  recurso: R,
  id: number,
): Promise<Row<R> | undefined> {
  const row = await db
    .selectFrom(recordTable(recurso))
    .where('id', '=', id)
    .selectAll()
    .$if(locks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  return row && rowOf<R>(row);
}

/** Reads a record for staff; in a transaction, locks it until commit. @throws {HttpError} 404 */
export async function findRecord<R extends RecordTable>(db: Database, recurso: R, id: number): Promise<Row<R>> {
  const row = await selectRecord(db, recurso, id);
  if (row === undefined) throw await missingRecordError(db, recurso, id);
  return row;
}

/** Reads a line; in a transaction, nobody archives it until commit. @throws {HttpError} 404 when the line does not exist */
export async function requireLinea(db: Database, id: number): Promise<{ texto: string }> {
  const linea = await db
    .selectFrom('lineas')
    .where('id', '=', id)
    .select('texto')
    .$if(locks(db), (query) => query.forKeyShare())
    .executeTakeFirst();
  if (linea === undefined) throw noRecordError(nounOf('lineas'));
  return linea;
}

/**
 * Locks the records that a field names, so that nobody archives them until commit.
 * @throws {HttpError} 422 for the field: a 404 would be about the record that the call writes
 */
export async function requireNamed(
  trx: Trx,
  recurso: RecordKind,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom(recordTable(recurso))
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw invalidFieldError(field, (await missingRecordError(trx, recurso, missing)).message);
}

/** What the caller may see of a record. @throws {HttpError} 404, also when the caller may not see the record */
export async function findVisibleRecord<T extends PublicTable>(
  db: Database,
  tabla: T,
  id: number,
  staff: StaffMember | null,
  now: Date,
): Promise<Row<T>> {
  if (staff !== null) return findRecord(db, tabla, id);
  const row = await selectRecord(db, tabla, id);
  if (row === undefined || !isPublic(tabla, row, now)) throw noRecordError(nounOf(tabla));
  return shownFields(tabla, row);
}

/** @param error of a rule over more than one field @throws {HttpError} 422 */
export function demandNoError(error: readonly [field: string, message: string] | null | undefined): void {
  if (error) throw invalidFieldError(...error);
}

interface NewRecord<R extends RecordTable, Answer> {
  recurso: R;
  fields: Omit<Insertable<Tables[R]>, 'id' | 'version' | 'created_at' | 'created_by' | 'updated_by'>;
  staff: StaffMember;
  message: string;
  toAnswer?: (row: Row<R>) => Answer | Promise<Answer>;
}

/** Inserts a record with its author and time, and reads it back. */
export async function insertRecord<R extends Exclude<RecordTable, SingleTable>, Answer extends object>(
  trx: Trx,
  { recurso, fields, staff, message, toAnswer }: NewRecord<R, Answer>,
): Promise<SingleWrite<Done & Answer> & { movimiento: { despues: Row<R> } }> {
  const author = { created_at: new Date().toISOString(), created_by: staff.usuario, updated_by: '' };
  const inserted = await trx
    .insertInto(recordTable(recurso))
    .values(insertable([{ ...fields, ...author }]))
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = rowOf<R>(inserted);
  return {
    answer: { success: 1, message, ...((await toAnswer?.(row)) as Answer) },
    movimiento: { recurso, recordId: inserted.id, accion: 'agregar', antes: null, despues: row },
  };
}

export interface RecordChange<R extends RecordTable, Answer = object> {
  recurso: R;
  id: number;
  fields: Partial<Omit<Row<R>, 'version'>>;
  accion: Acciones;
  message: string;
  /** throws HttpError if the stored record does not allow the change */
  check?: (antes: Row<R>) => void | Promise<void>;
  /** what the answer has besides the message */
  toAnswer?: (despues: Row<R>) => Answer | Promise<Answer>;
}

/** Optimistic locking: a stale write is answered 409 with the stored record. Without `version` there is no check. */
export const requireVersion =
  <R extends { version: number }>(
    version: number | undefined,
    toAnswer: (row: R) => object | Promise<object>,
    message: string = messages.general.staleVersion,
  ) =>
  async (antes: R): Promise<void> => {
    if (version === undefined || version === antes.version) return;
    throw new HttpError(409, message, { actual: await toAnswer(antes) });
  };

/** Updates columns of a record and increments its version. @throws {HttpError} 404, or what `check` throws */
export async function updateRecord<R extends RecordTable, Answer extends object>(
  trx: Trx,
  { recurso, id, fields, accion, message, check, toAnswer }: RecordChange<R, Answer>,
): Promise<SingleWrite<Done & Answer> & { movimiento: { antes: Row<R>; despues: Row<R> } }> {
  const antes = await findRecord(trx, recurso, id);
  await check?.(antes);
  const updated = await trx
    .updateTable(recordTable(recurso))
    .set({ ...updatable(fields), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (recurso !== 'inicio' && recurso !== 'identidad') demandOrder(updated);
  const despues = rowOf<R>(updated);
  return {
    answer: { success: 1, message, ...((await toAnswer?.(despues)) as Answer) },
    movimiento: { recurso, recordId: id, accion, antes, despues },
  };
}
