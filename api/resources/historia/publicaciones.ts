import type { RecordKind } from '../../../contract/entities/historia.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { isPublic } from '../isPublic.ts';

/** Remembers since when a record is public. */
export async function recordPublication(
  trx: Trx,
  recurso: RecordKind,
  recurso_id: number,
  row: object,
  now: string,
): Promise<void> {
  if (!isPublic(recurso, row as Row<'proyectos'>, new Date(now))) return;
  await trx
    .insertInto('publicaciones')
    .values({ recurso, recurso_id, desde: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True if visitors could once read a record that is in the trash or was deleted for ever. */
export async function isGone(db: Database, recurso: RecordKind, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('publicaciones')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', id)
    .where('desde', '<=', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(recurso as 'proyectos')
            .where('id', '=', id)
            .select('id'),
        ),
      ),
    )
    .select('desde')
    .executeTakeFirst();
  return row !== undefined;
}
