import type { Database } from '../../database/open.ts';
import { notFoundError } from '../../httpError.ts';

/** @throws {HttpError} 404 when the line does not exist */
export async function requireLinea(db: Database, id: number): Promise<void> {
  const linea = await db.selectFrom('lineas').where('id', '=', id).select('id').executeTakeFirst();
  if (linea === undefined) throw notFoundError('la línea de investigación');
}
