/** The instants at which records appear or disappear. */

import { type Insertable, sql } from 'kysely';
import {
  HIDDEN_BEFORE_PUBLISHED,
  isHiddenBeforePublished,
  type Schedule,
} from '../../../contract/entities/schedule.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row, Tables } from '../../database/tables.ts';
import { recordTable } from '../../database/unchecked.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { PUBLIC_TABLES, type PublicTable, publicFrom } from './isPublic.ts';

const COLUMNS = ['publicar_desde', 'publicar_hasta'] as const;

/** @throws {HttpError} 422 */
export function demandOrder(record: Schedule): void {
  if (isHiddenBeforePublished(record)) throw invalidFieldError('publicar_hasta', HIDDEN_BEFORE_PUBLISHED);
}

/** The next instant after `now`, in epoch milliseconds; Infinity if there is none. */
export async function nextChange(
  db: Database,
  now: Date,
  tables: readonly PublicTable[] = PUBLIC_TABLES,
): Promise<number> {
  // The first condition lets both engines use the partial index.
  const instants = tables.flatMap((table) =>
    COLUMNS.map((name) => {
      const column = sql.ref(name);
      return sql`select min(${column}) as instant from ${sql.table(table)}
        where ${column} <> '' and ${column} > ${now.toISOString()}`;
    }),
  );
  const { rows } = await sql<{ next: string | null }>`
    select min(instant) as next from (${sql.join(instants, sql` union all `)}) as instants`.execute(db);
  const next = rows[0]?.next ?? null;
  return next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
}

/** The records that appeared or disappeared after one instant and until another. */
export async function changedBetween(db: Database, table: PublicTable, after: Date, until: Date): Promise<number[]> {
  const [from, to] = [after.toISOString(), until.toISOString()];
  const conditions = COLUMNS.map((name) => {
    const column = sql.ref(name);
    return sql`(${column} <> '' and ${column} > ${from} and ${column} <= ${to})`;
  });
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Remembers since when records are public, or will be if they stay as they are. @param records the row by id; null without a record */
export async function recordPublications(
  trx: Trx,
  recurso: PublicTable,
  records: ReadonlyMap<number, object | null>,
  now: string,
): Promise<void> {
  const at = new Date(now);
  const published: Insertable<Tables['publicaciones']>[] = [];
  const unpublished: number[] = [];
  for (const [id, row] of records) {
    const desde = row === null ? null : publicFrom(recurso, row as Row<'proyectos'>, at);
    if (desde === null) unpublished.push(id);
    else published.push({ recurso, recurso_id: id, desde });
  }
  if (published.length > 0) {
    // A record that has been public keeps the instant since when it is.
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
