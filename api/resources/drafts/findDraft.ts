import { messages } from '../../../contract/calls/messages.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError } from '../../errors/httpError.ts';
import { selectRecord } from '../records/records.ts';

/** The draft that a call saves again or publishes. @throws {HttpError} 404 whose `borrador` is null, which the record's own 404 lacks */
export async function findDraft(trx: Trx, id: number): Promise<Row<'borradores'>> {
  const draft = await selectRecord(trx, 'borradores', id);
  if (draft === undefined) throw new HttpError(404, messages.borradores.gone, { borrador: null });
  return draft;
}
