import type { Database } from '../../database/open.ts';
import { nombreOf } from '../names/names.ts';
import type { MemberName } from '../parts/importPart.ts';

/** The names of some members, in the order of their ids. */
export async function memberNames(db: Database, after: number, limit: number): Promise<MemberName[]> {
  const rows = await db
    .selectFrom('integrantes')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'nombres', 'apellidos', 'orcid'])
    .execute();
  return rows.map((row) => ({ id: row.id, nombre: nombreOf('integrantes', row), orcid: row.orcid }));
}
