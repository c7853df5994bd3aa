import { sql } from 'kysely';
import { DIRECCION_TAKEN } from '../../../contract/entities/linea.ts';
import { slugOf } from '../../../contract/slug.ts';
import type { Database, Trx } from '../../database/open.ts';
import { invalidFieldError, notFoundError } from '../../httpError.ts';

/** @throws {HttpError} 404 when the line does not exist */
export async function requireLinea(db: Database, id: number): Promise<{ texto: string }> {
  const linea = await db.selectFrom('lineas').where('id', '=', id).select('texto').executeTakeFirst();
  if (linea === undefined) throw notFoundError('la línea de investigación');
  return linea;
}

/** True if another line has the address. @param id of the line itself; 0 for a new one */
export async function isAddressTaken(db: Database, direccion: string, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('lineas')
    .where(sql`lower(direccion)`, '=', direccion.toLowerCase())
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** @throws {HttpError} 422 if another line has the address */
export async function requireFreeAddress(db: Database, direccion: string, id: number): Promise<void> {
  if (await isAddressTaken(db, direccion, id)) throw invalidFieldError('direccion', DIRECCION_TAKEN);
}

/** A free address made of a name. @param id of the line itself; 0 for a new one */
export async function addressFor(db: Database, nombre: string, id: number): Promise<string> {
  const base = slugOf(nombre) || 'linea';
  for (let count = 1; ; count += 1) {
    const direccion = count === 1 ? base : `${base}-${count}`;
    if (!(await isAddressTaken(db, direccion, id))) return direccion;
  }
}

interface Addressed {
  direccion: string;
}

/** Keeps the address that a line had, which redirects, or answers 410 once the line is gone; its present one does neither. */
export async function rememberAddress(
  trx: Trx,
  linea_id: number,
  antes: Addressed | null,
  despues: Addressed | null,
): Promise<void> {
  const former = antes?.direccion.toLowerCase();
  const present = despues?.direccion.toLowerCase();
  if (former === present) return;
  await trx
    .deleteFrom('direcciones_anteriores')
    .where('recurso', '=', 'lineas')
    .where(
      'direccion',
      'in',
      [former, present].filter((direccion) => direccion !== undefined),
    )
    .execute();
  if (former === undefined) return;
  await trx.insertInto('direcciones_anteriores').values({ recurso: 'lineas', direccion: former, linea_id }).execute();
}

/** True if an address is that of a line that is in the trash or was deleted for ever. */
export async function isGoneAddress(db: Database, direccion: string): Promise<boolean> {
  const row = await db
    .selectFrom('direcciones_anteriores')
    .where('recurso', '=', 'lineas')
    .where('direccion', '=', direccion.toLowerCase())
    .where('linea_id', 'not in', (query) => query.selectFrom('lineas').select('id'))
    .select('linea_id')
    .executeTakeFirst();
  return row !== undefined;
}
