import { type RawBuilder, sql } from 'kysely';
import { EDITED_RESOURCES } from '../../../contract/resources/resources.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import { readChangeMark } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import { isScheduled, PUBLIC_TABLES, publicRows } from '../visibility/isPublic.ts';
import { nextChange } from '../visibility/schedule.ts';

/** The instant of the newest change that visitors can see; null without any. */
async function newestChange(db: Database, now: Date): Promise<string | null> {
  const seen = (table: (typeof PUBLIC_TABLES)[number]) => sql`${sql.table(table)} where ${publicRows(table, now)}`;
  const appeared = PUBLIC_TABLES.map(
    (table): RawBuilder<unknown> => sql`
      select max(case when created_at > publicar_desde then created_at else publicar_desde end) as instant
      from ${seen(table)}`,
  );
  const isSeen = EDITED_RESOURCES.map((recurso) => {
    const exists = isScheduled(recurso)
      ? sql`exists (select 1 from ${seen(recurso)} and ${sql.ref(`${recurso}.id`)} = m.recurso_id)`
      : sql`true`;
    return sql`(m.recurso = ${sql.lit(recurso)} and ${exists})`;
  });
  // A new order is no change of a record.
  const changed = sql`
    select instant from (
      select m.created_at as instant from movimientos m
      where m.accion <> 'ordenar' and (${sql.join(isSeen, sql` or `)})
      order by m.id desc limit 1
    ) as changed`;
  const { rows } = await sql<{ instant: string | null }>`
    select max(instant) as instant from (${sql.join([...appeared, changed], sql` union all `)}) as instants`.execute(
    db,
  );
  return rows[0]?.instant ?? null;
}

interface Known {
  mark: string;
  from: number;
  /** when the next record appears or disappears */
  until: number;
  day: string;
}

/** Every page shows the day: it is read once for all pages, until the next write or publication. */
const known = new WeakMap<Database, Known>();

/** The day of the newest change that visitors can see, 'YYYY-MM-DD'; '' without any. */
export async function lastUpdate(db: Database, now: Date): Promise<string> {
  // Read first: a write meanwhile makes the day newer than its mark, and it is read once more.
  const mark = await readChangeMark(db);
  const last = known.get(db);
  const moment = now.getTime();
  if (last?.mark === mark && mark !== '' && last.from <= moment && moment < last.until) return last.day;
  const until = await nextChange(db, now);
  const instant = await newestChange(db, now);
  const day = instant === null ? '' : localDay(instant);
  known.set(db, { mark, from: moment, until, day });
  return day;
}
