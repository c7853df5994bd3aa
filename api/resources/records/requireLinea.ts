import { type Database, locks } from '../../database/open.ts';
import { noRecordError } from '../../errors/httpError.ts';
import { nounOf } from '../names/names.ts';

/** In a transaction, nobody archives the line until commit. @throws {HttpError} 404 when the line does not exist */
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
