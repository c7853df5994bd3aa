import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** ISO 8601 in UTC. */
export interface ChangeTimes {
  created_at: string;
  changed_at: string;
}

type DatedTable = 'proyectos' | 'integrantes' | 'productos' | 'eventos';

/** When each record of a table was added and last changed, by id. */
export async function changeTimes(db: Database, table: DatedTable): Promise<Map<number, ChangeTimes>> {
  const { rows } = await sql<{ id: number } & ChangeTimes>`
    select id, created_at, coalesce(
      (select max(m.created_at) from movimientos m where m.recurso = ${table} and m.recurso_id = t.id), created_at
    ) as changed_at
    from ${sql.table(table)} t`.execute(db);
  return new Map(rows.map(({ id, ...times }) => [id, times]));
}
