import type { Database } from '../../database/open.ts';
import { notFoundError } from '../../errors/httpError.ts';

/** @throws {HttpError} 404 when the line does not exist */
export async function requireLinea(db: Database, id: number): Promise<{ texto: string }> {
  const linea = await db.selectFrom('lineas').where('id', '=', id).select('texto').executeTakeFirst();
  if (linea === undefined) throw notFoundError('la línea de investigación');
  return linea;
}
