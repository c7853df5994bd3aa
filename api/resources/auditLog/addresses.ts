/** The addresses that staff give the records of a resource. */
import { sql } from 'kysely';
import { resources } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import { columnOf } from '../../database/unchecked.ts';
import type { RowState } from './movement.ts';

const ADDRESSED = namesWith(resources, 'addressColumn');
export type Addressed = (typeof ADDRESSED)[number];

export const isAddressed = (tabla: string): tabla is Addressed => (ADDRESSED as readonly string[]).includes(tabla);

export const addressColumnOf = (recurso: Addressed): string => resources[recurso].addressColumn;

const addressIn = (recurso: Addressed, row: object): string =>
  String(columnOf(row, addressColumnOf(recurso)) ?? '').toLowerCase();

/** Any number that no other program uses on the same database. */
const LOCK = 734_019_557;

/**
 * True if another record has the address of a row. Until commit nobody else checks one, so that two cannot take the same. Lock the row
 * before: everybody locks in this order.
 * @param row with its id; 0 for a new record
 */
export async function isAddressTaken(db: Database, recurso: Addressed, row: RowState): Promise<boolean> {
  if (locks(db)) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
  const other = await db
    .selectFrom(recurso)
    .where(sql`lower(${sql.ref(addressColumnOf(recurso))})`, '=', addressIn(recurso, row))
    .where('id', '<>', row.id)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Keeps the address that a record had, which redirects, or answers 410 once the record is gone; its present one does neither. */
export async function rememberAddress(
  trx: Trx,
  recurso: Addressed,
  id: number,
  antes: object | null,
  despues: object | null,
): Promise<void> {
  const former = antes === null ? null : addressIn(recurso, antes);
  const present = despues === null ? null : addressIn(recurso, despues);
  if (former === present) return;
  await trx
    .deleteFrom('direcciones_anteriores')
    .where('recurso', '=', recurso)
    .where(
      'direccion',
      'in',
      [former, present].filter((direccion) => direccion !== null),
    )
    .execute();
  if (former === null) return;
  await trx.insertInto('direcciones_anteriores').values({ recurso, direccion: former, recurso_id: id }).execute();
}
