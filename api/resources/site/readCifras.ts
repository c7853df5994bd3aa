import { sql } from 'kysely';
import type { Cifras } from '../../../contract/entities/cifras.ts';
import type { SitePart } from '../../../contract/resources/resource.ts';
import { COUNTED, type Counted, siteResources } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { countPublic } from '../visibility/changeTimes.ts';
import { publicRows } from '../visibility/isPublic.ts';

const sinceColumnOf = (name: Counted): string | undefined => (siteResources[name] as SitePart).counted?.since;

/** The year of the earliest day in a column of the records that visitors see; '' without one. */
async function firstYear(db: Database, name: Counted, column: string, now: Date): Promise<string> {
  const { rows } = await sql<{ first: string | null }>`
    select min(${sql.ref(column)}) as first from ${sql.table(name)}
    where ${publicRows(name, now)} and ${sql.ref(column)} <> ''`.execute(db);
  return rows[0]?.first?.slice(0, 4) ?? '';
}

/** How many records of each counted kind visitors see, and since when there are any. */
export async function readCifras(db: Database, now: Date): Promise<Cifras> {
  const figures: Record<string, number | string> = { desde: '' };
  for (const name of COUNTED) {
    figures[name] = await countPublic(db, name, now);
    const column = sinceColumnOf(name);
    if (column !== undefined) figures.desde = await firstYear(db, name, column, now);
  }
  return figures as Cifras;
}
