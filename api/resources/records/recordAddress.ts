/** The addresses that staff give records, when they are written and when a visitor asks for one. */
import { messages } from '../../../contract/calls/messages.ts';
import { slugOf } from '../../../contract/values/slug.ts';
import type { Database, Trx } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { type Addressed, isAddressTaken } from '../auditLog/addresses.ts';
import type { RowState } from '../auditLog/movement.ts';
import { isScheduled } from '../visibility/isPublic.ts';
import { isGone } from '../visibility/schedule.ts';
import { findRecord } from './records.ts';

/** @param row with its address; its id is 0 for a new record @throws {HttpError} 422 if another record has the address */
export async function requireFreeAddress(db: Database, recurso: Addressed, row: RowState): Promise<void> {
  if (await isAddressTaken(db, recurso, row)) throw invalidFieldError('direccion', messages[recurso].direccionTaken);
}

const TAG = /<\/?[a-z][^<>]*>/gi;

/** A name without Latin letters or digits gets this address. */
const UNNAMED = { lineas: 'linea', paginas: 'pagina' } as const satisfies Record<Addressed, string>;

/** A free address made of a name without its tags. @param id of the record itself; 0 for a new one */
export async function addressFor(db: Database, recurso: Addressed, nombre: string, id: number): Promise<string> {
  const base = slugOf(nombre.replaceAll(TAG, ' ')) || UNNAMED[recurso];
  for (let count = 1; ; count += 1) {
    const direccion = count === 1 ? base : `${base}-${count}`;
    if (!(await isAddressTaken(db, recurso, { id, direccion }))) return direccion;
  }
}

/**
 * The address of a record that is written, if it is not the one that was sent: an empty one is made of the name. Locks the record.
 * @throws {HttpError} 422 if another record has the address
 */
export async function writtenAddress(
  trx: Trx,
  recurso: Addressed,
  { direccion, nombre = '' }: { direccion?: string | undefined; nombre?: string | undefined },
  id: number | null,
): Promise<{ direccion: string } | undefined> {
  if (id !== null) await findRecord(trx, recurso, id);
  if (direccion) await requireFreeAddress(trx, recurso, { id: id ?? 0, direccion });
  const isFilled = direccion === '' || (id === null && direccion === undefined);
  return isFilled ? { direccion: await addressFor(trx, recurso, nombre, id ?? 0) } : undefined;
}

/** The record that had an address before, which no record has now; null without one. @param direccion in lower case */
export async function formerRecord(db: Database, recurso: Addressed, direccion: string): Promise<number | null> {
  const row = await db
    .selectFrom('direcciones_anteriores')
    .where('recurso', '=', recurso)
    .where('direccion', '=', direccion)
    .select('recurso_id')
    .executeTakeFirst();
  return row?.recurso_id ?? null;
}

/** True if an address is that of a record that visitors could read, and that is in the trash or was deleted for ever. */
export async function isGoneAddress(db: Database, recurso: Addressed, direccion: string, now: Date): Promise<boolean> {
  const id = await formerRecord(db, recurso, direccion.toLowerCase());
  if (id === null) return false;
  if (isScheduled(recurso)) return isGone(db, recurso, id, now);
  return (await db.selectFrom(recordTable(recurso)).where('id', '=', id).select('id').executeTakeFirst()) === undefined;
}
