import { ACTIVO } from '../../../contract/values/constants.ts';
import type { Database } from '../../database/open.ts';
import { DEFAULT_LINEAS } from '../site/defaults.ts';

/** The lines that every new portal has, as long as they keep their names. */
export async function readSampleLineas(db: Database): Promise<{ id: number; nombre: string }[]> {
  const rows = await db
    .selectFrom('lineas')
    .where('retirada', '<>', ACTIVO)
    .select(['id', 'nombre'])
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.filter(({ id, nombre }) => DEFAULT_LINEAS.some((linea) => linea.id === id && linea.nombre === nombre));
}
