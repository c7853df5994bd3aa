/** How many records of a resource there may be, held at every write: of a form, a draft, a restoration, an undo. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { partsOf, type RecordKind } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { isScheduled, shownFromNow } from '../visibility/isPublic.ts';

async function exceeds(trx: Trx, kind: RecordKind, max: number, where: RawBuilder<SqlBool>): Promise<boolean> {
  const { count } = await trx
    .selectFrom(recordTable(kind))
    .where(where)
    .select(sql<number | string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) > max;
}

/** @param now ISO 8601 in UTC @throws {HttpError} 422 at the field of a limit */
export async function demandLimits(trx: Trx, kind: RecordKind, now: string): Promise<void> {
  const { limits } = partsOf(kind);
  if (limits === undefined || !isScheduled(kind)) return;
  const { records, shown } = limits;
  if (await exceeds(trx, kind, records.max, sql`true`)) throw invalidFieldError(records.field, records.message);
  for (const { column, value, max, message } of shown)
    if (await exceeds(trx, kind, max, sql`${sql.ref(column)} = ${value} and ${shownFromNow(kind, now)}`))
      throw invalidFieldError(column, message);
}
