import type { RecordKind } from '../../../contract/resources/resources.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';
import { invalidFieldError, noRecordError } from '../../errors/httpError.ts';
import { nounOf } from '../names/names.ts';
import { missingRecordError } from './records.ts';

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
