import { sql } from 'kysely';
import { resources } from '../../../contract/resources/resources.ts';
import type { Lider } from '../../../contract/wire/inicio.ts';
import type { Database } from '../../database/open.ts';
import { nombreIn } from '../names/names.ts';
import { publicRows } from '../visibility/isPublic.ts';

const { to: table } = resources.identidad.references.lider_id;

/** The member who leads the group; null without one, or while visitors may not see the member. */
export async function publicLider(db: Database, id: number | null, now: Date): Promise<Lider | null> {
  if (id === null) return null;
  const { rows } = await sql<Lider>`
    select id, ${nombreIn(table)} as nombre from ${sql.table(table)}
    where id = ${id} and ${publicRows(table, now)}`.execute(db);
  return rows[0] ?? null;
}
