import { DIRECCION_TAKEN } from '../../../contract/entities/linea.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { slugOf } from '../../../contract/values/slug.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { isAddressTaken } from '../auditLog/addresses.ts';
import type { RowState } from '../auditLog/movement.ts';
import { DEFAULT_LINEAS } from '../site/defaults.ts';

/** @param linea with its address; its id is 0 for a new one @throws {HttpError} 422 if another line has the address */
export async function requireFreeAddress(db: Database, linea: RowState): Promise<void> {
  if (await isAddressTaken(db, 'lineas', linea)) throw invalidFieldError('direccion', DIRECCION_TAKEN);
}

const TAG = /<\/?[a-z][^<>]*>/gi;

/** A free address made of a name without its tags. @param id of the line itself; 0 for a new one */
export async function addressFor(db: Database, nombre: string, id: number): Promise<string> {
  const base = slugOf(nombre.replaceAll(TAG, ' ')) || 'linea';
  for (let count = 1; ; count += 1) {
    const direccion = count === 1 ? base : `${base}-${count}`;
    if (!(await isAddressTaken(db, 'lineas', { id, direccion }))) return direccion;
  }
}

/** True if an address is that of a line that is in the trash or was deleted for ever. */
export async function isGoneAddress(db: Database, direccion: string): Promise<boolean> {
  const row = await db
    .selectFrom('direcciones_anteriores')
    .where('recurso', '=', 'lineas')
    .where('direccion', '=', direccion.toLowerCase())
    .where('recurso_id', 'not in', (query) => query.selectFrom('lineas').select('id'))
    .select('recurso_id')
    .executeTakeFirst();
  return row !== undefined;
}

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
