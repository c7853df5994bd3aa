import { type Insertable, sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import type { Row, Tables } from '../../database/tables.ts';
import { recordTable } from '../../database/unchecked.ts';
import { type PublicTable, publicFrom } from './isPublic.ts';

type Publication = Insertable<Tables['publicaciones']>;

/** Remembers since when records are public, or will be if they stay as they are. @param records the row by id; null without a record */
export async function recordPublications(
  trx: Trx,
  recurso: PublicTable,
  records: ReadonlyMap<number, object | null>,
  now: string,
): Promise<void> {
  const at = new Date(now);
  const published: Publication[] = [];
  const unpublished: number[] = [];
  for (const [id, row] of records) {
    const desde = row === null ? null : publicFrom(recurso, row as Row<'proyectos'>, at);
    if (desde === null) unpublished.push(id);
    else published.push({ recurso, recurso_id: id, desde });
  }
  if (published.length > 0) await publish(trx, published, now);
  // What was public once stays remembered.
  if (unpublished.length > 0) {
    await trx
      .deleteFrom('publicaciones')
      .where('recurso', '=', recurso)
      .where('recurso_id', 'in', unpublished)
      .where('desde', '>', now)
      .execute();
  }
}

/** A record that has been public keeps the instant since when it is. */
async function publish(trx: Trx, published: readonly Publication[], now: string): Promise<void> {
  await trx
    .insertInto('publicaciones')
    .values(published)
    .onConflict((conflict) =>
      conflict
        .columns(['recurso', 'recurso_id'])
        .doUpdateSet({ desde: sql.ref('excluded.desde') })
        .where('publicaciones.desde', '>', now),
    )
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
