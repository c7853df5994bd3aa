import { sql } from 'kysely';
import { VISITADOS, type Visitado } from '../../../contract/resources/siteResources.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Database } from '../../database/open.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { nombreIn } from '../names/names.ts';

interface VisitedRecord {
  recurso: Visitado;
  id: number;
}

/** Visits by day, for the days that have any. @param from 'YYYY-MM-DD' @param record null for all records */
async function readDays(db: Database, from: string, record: VisitedRecord | null): Promise<Map<string, number>> {
  let query = db
    .selectFrom('visitas')
    .where('dia', '>=', from)
    .select(({ fn }) => ['dia', fn.sum<number | string>('cuenta').as('cuenta')])
    .groupBy('dia');
  if (record !== null) query = query.where('recurso', '=', record.recurso).where('recurso_id', '=', record.id);
  const rows = await query.execute();
  return new Map(rows.map(({ dia, cuenta }) => [dia, Number(cuenta)]));
}

/** The name of a record; a deleted one has no row. */
const nameIn = (recurso: Visitado) =>
  sql`select ${nombreIn(recurso)} from ${sql.table(recurso)} where id = v.recurso_id`;

/** The most visited records that exist. @param from 'YYYY-MM-DD' */
async function readMostVisited(db: Database, from: string, limit: number) {
  const names = VISITADOS.map((recurso) => sql`when ${sql.lit(recurso)} then (${nameIn(recurso)})`);
  const { rows } = await sql<VisitedRecord & { nombre: string; cuenta: number | string }>`
    select recurso, id, nombre, cuenta from (
      select v.recurso, v.recurso_id as id, v.cuenta, case v.recurso ${sql.join(names, sql` `)} end as nombre
      from (select recurso, recurso_id, sum(cuenta) as cuenta from visitas where dia >= ${from}
        group by recurso, recurso_id) as v) as visited
    where nombre is not null order by cuenta desc, recurso, id limit ${limit}`.execute(db);
  return rows.map(({ cuenta, ...row }) => ({ ...row, cuenta: Number(cuenta) }));
}

const DIAS = 30;
const MOST_VISITED = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last days in Bogotá, the oldest first. */
function lastDays(count: number, now: Date): string[] {
  const dayBefore = (days: number) => localDay(new Date(now.getTime() - days * DAY_MS).toISOString());
  return Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index));
}

export const visitas = {
  async listVisitas(db, { query: { recurso, id, dias = DIAS }, now }) {
    const days = lastDays(dias, now);
    const [from = ''] = days;
    const record = recurso === undefined || id === undefined ? null : { recurso, id };
    const counts = await readDays(db, from, record);
    return {
      success: 1,
      dias: days.map((dia) => ({ dia, cuenta: counts.get(dia) ?? 0 })),
      registros: record === null ? await readMostVisited(db, from, MOST_VISITED) : [],
    };
  },
} satisfies HandlersOf<'listVisitas'>;
