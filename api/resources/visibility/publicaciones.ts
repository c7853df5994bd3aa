import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { recordTable } from '../../database/unchecked.ts';
import { type PublicTable, publicFrom } from './isPublic.ts';

/** Remembers since when records are public, or will be if they stay as they are. @param records `row`: null without a record */
export async function recordPublications(
  trx: Trx,
  recurso: PublicTable,
  records: readonly { id: number; row: object | null }[],
  now: string,
): Promise<void> {
  await trx
    .deleteFrom('publicaciones')
    .where('recurso', '=', recurso)
    .where(
      'recurso_id',
      'in',
      records.map(({ id }) => id),
    )
    .where('desde', '>', now)
    .execute();
  const at = new Date(now);
  const published = records.flatMap(({ id, row }) => {
    const desde = row === null ? null : publicFrom(recurso, row as Row<'proyectos'>, at);
    return desde === null ? [] : [{ recurso, recurso_id: id, desde }];
  });
  if (published.length === 0) return;
  await trx
    .insertInto('publicaciones')
    .values(published)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True if visitors could once read a record that is in the trash or was deleted for ever. */
export async function isGone(db: Database, recurso: PublicTable, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('publicaciones')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', id)
    .where('desde', '<=', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(recordTable(recurso)).where('id', '=', id).select('id'))),
    )
    .select('desde')
    .executeTakeFirst();
  return row !== undefined;
}
