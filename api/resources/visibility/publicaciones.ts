import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { namedAs } from '../../database/unchecked.ts';
import { type PublicTable, publicFrom } from './isPublic.ts';

/** Remembers since when a record is public, or will be if it stays as it is. @param row null without a record */
export async function recordPublication(
  trx: Trx,
  recurso: PublicTable,
  recurso_id: number,
  row: object | null,
  now: string,
): Promise<void> {
  await trx
    .deleteFrom('publicaciones')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recurso_id)
    .where('desde', '>', now)
    .execute();
  const desde = row === null ? null : publicFrom(recurso, row as Row<'proyectos'>, new Date(now));
  if (desde === null) return;
  await trx
    .insertInto('publicaciones')
    .values({ recurso, recurso_id, desde })
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
      not(exists(selectFrom(namedAs<'proyectos'>(recurso)).where('id', '=', id).select('id'))),
    )
    .select('desde')
    .executeTakeFirst();
  return row !== undefined;
}
