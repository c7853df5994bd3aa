/** Records that were merged into others, whose addresses and links lead to those. */
import { type RawBuilder, sql } from 'kysely';
import type { RecordOfKind } from '../../../contract/entities/history.ts';
import { isMerged, type MergedResource } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import { nombreIn } from '../names/names.ts';
import { publicRows } from '../visibility/isPublic.ts';

/**
 * The ids from a record's own to that of the one at the end of its mergers, as the table `chain`. A record was merged if the last
 * movimiento of its row says so; one that was deleted for ever afterwards still was. SQLite takes a cross join in its order: the index
 * of mergers is asked for one record at a time.
 */
const chainFrom = (recurso: MergedResource, id: number): RawBuilder<unknown> => sql`
  with recursive chain (id) as (
    select cast(${id} as bigint)
    union
    select m.destino_id from chain cross join movimientos m
    where m.recurso = ${recurso} and m.recurso_id = chain.id and m.destino_id is not null
      and not exists (select 1 from ${sql.table(recurso)} where ${sql.table(recurso)}.id = chain.id)
      and not exists (
        select 1 from movimientos later
        where later.recurso = m.recurso and later.recurso_id = m.recurso_id and later.tabla = m.recurso
          and later.id > m.id and later.accion <> 'eliminar para siempre'))`;

/** The stored record at the end of the mergers of a record without a row; null if it was not merged, or that one is gone too. */
export async function mergedInto(db: Database, recurso: string, id: number): Promise<number | null> {
  if (!isMerged(recurso)) return null;
  const { rows } = await sql<{ id: number }>`
    ${chainFrom(recurso, id)} select id from ${sql.table(recurso)} where id in (select id from chain)`.execute(db);
  const found = rows[0]?.id ?? null;
  return found === id ? null : found;
}

/** The same for visitors, who could once read the record and can read the one at the end. */
export async function publicMergedInto(
  db: Database,
  recurso: string,
  id: number,
  now: Date,
): Promise<{ id: number; nombre: string } | null> {
  if (!isMerged(recurso)) return null;
  const { rows } = await sql<{ id: number; nombre: string }>`
    ${chainFrom(recurso, id)} select id, ${nombreIn(recurso)} as nombre from ${sql.table(recurso)}
    where id in (select id from chain) and id <> ${id} and ${publicRows(recurso, now)}
      and exists (select 1 from publicaciones
        where recurso = ${recurso} and recurso_id = ${id} and desde <= ${now.toISOString()})`.execute(db);
  return rows[0] ?? null;
}

/** The records that some records were ever merged into, or that were merged into them: they may have the same files. */
export async function mergedWith(db: Database, records: readonly RecordOfKind[]): Promise<RecordOfKind[]> {
  const mergers = await db
    .selectFrom('movimientos')
    .where('destino_id', 'is not', null)
    .select(['recurso', 'recurso_id', 'destino_id'])
    .distinct()
    .execute();
  const neighbours = new Map<string, number[]>();
  for (const { recurso, recurso_id, destino_id } of mergers) {
    if (destino_id === null) continue;
    for (const [id, other] of [[recurso_id, destino_id] as const, [destino_id, recurso_id] as const]) {
      const key = `${recurso} ${id}`;
      const known = neighbours.get(key) ?? [];
      neighbours.set(key, known);
      known.push(other);
    }
  }
  const found = new Map(records.map((record) => [`${record.recurso} ${record.recurso_id}`, record]));
  for (const [key, { recurso }] of found)
    for (const recurso_id of neighbours.get(key) ?? []) {
      const other = `${recurso} ${recurso_id}`;
      if (!found.has(other)) found.set(other, { recurso, recurso_id });
    }
  return [...found.values()].slice(records.length);
}
