/** The instants at which records appear or disappear. */
import { sql } from 'kysely';
import {
  HIDDEN_BEFORE_PUBLISHED,
  isHiddenBeforePublished,
  type Schedule,
} from '../../../contract/entities/schedule.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { PUBLIC_TABLES, type PublicTable } from './isPublic.ts';

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
