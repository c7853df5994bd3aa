import type { Database } from '../database/open.ts';
import { noEncontrado } from '../rechazo.ts';

/**
 * Makes sure that a research line exists.
 * @throws {Rechazo} 404
 */
export async function exigirLinea(db: Database, id: number): Promise<void> {
  const linea = await db.selectFrom('lineas').where('id', '=', id).select('id').executeTakeFirst();
  if (linea === undefined) throw noEncontrado('la línea de investigación');
}
