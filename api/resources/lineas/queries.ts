import type { Database } from '../../database/open.ts';
import { notFoundError } from '../../httpError.ts';

/**
 * Makes sure that a research line exists.
 * @throws {HttpError} 404
 */
export async function requireLinea(db: Database, id: number): Promise<void> {
  const linea = await db.selectFrom('lineas').where('id', '=', id).select('id').executeTakeFirst();
  if (linea === undefined) throw notFoundError('la línea de investigación');
}
