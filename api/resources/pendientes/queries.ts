import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { GrupoPendiente } from '../../../contract/values/gruposPendientes.ts';
import type { Database } from '../../database/open.ts';
import { nombreIn } from '../names/names.ts';
import { isNotExempt } from '../noAplica/exemptions.ts';
import type { PendientePart } from '../parts/pendienteParts.ts';
import { isDead, publicLinks } from '../visibility/publicLinks.ts';

/** A part and its table. */
export interface Part extends PendientePart {
  grupo: GrupoPendiente;
  recurso: RecordKind;
}

const applies = ({ grupo, recurso, where }: Part): RawBuilder<SqlBool> =>
  sql`(${where}) and ${isNotExempt(grupo, recurso)}`;

/** The number of records of each part: one query for each table, which reads it once. */
export async function countParts(db: Database, parts: readonly Part[]): Promise<Map<Part, number>> {
  const totals = new Map<Part, number>();
  for (const [recurso, ofTable] of Map.groupBy(parts, (part) => part.recurso)) {
    const counts = ofTable.map(
      (part, index) => sql`count(case when ${applies(part)} then 1 end) as ${sql.ref(`part${index}`)}`,
    );
    const { rows } = await sql<Record<string, number>>`
      select ${sql.join(counts)} from ${sql.table(recurso)}`.execute(db);
    for (const [index, part] of ofTable.entries()) totals.set(part, Number(rows[0]?.[`part${index}`]));
  }
  return totals;
}

/** The first records of a part, by id. */
export async function readPart(db: Database, part: Part, limit: number): Promise<Pendiente[]> {
  const { recurso, campo, detalle } = part;
  const { rows } = await sql<Omit<Pendiente, 'recurso'>>`
    select id, ${nombreIn(recurso)} as nombre, ${campo} as campo, ${detalle} as detalle
    from ${sql.table(recurso)} where ${applies(part)} order by id limit ${limit}`.execute(db);
  return rows.map((row) => ({ recurso, ...row }));
}

/** The drafts that nobody changed since an instant, oldest first. */
export async function readOldDrafts(db: Database, before: string): Promise<Pendiente[]> {
  const rows = await db
    .selectFrom('borradores')
    .where('updated_at', '<', before)
    .select(['recurso', 'id', 'nombre', 'updated_at as detalle'])
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, campo: '' }));
}

/** The dead links that the site shows, all of them. */
export async function readDeadLinks(db: Database, now: Date): Promise<Pendiente[]> {
  const { rows } = await sql<Pendiente>`
    select recurso, id, nombre, campo, url as detalle from (${publicLinks(db, now)}) as link
    where url in (select url from enlaces where ${isDead}) order by recurso, id, campo`.execute(db);
  return rows;
}

/** ISO 8601 in UTC; null before the first check. */
export async function lastLinkCheck(db: Database): Promise<string | null> {
  const { last } = await db
    .selectFrom('enlaces')
    .select(({ fn }) => fn.max('comprobado_en').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
