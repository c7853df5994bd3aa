/** The members of a project. */
import type { Database } from '../../database/open.ts';
import { nombreOf } from '../names/names.ts';
import type { Pair, Vinculo } from '../parts/serverResource.ts';

/** The field of an import with the members of a project. */
export const MEMBERS_FIELD = 'integrantes';
export const MEMBERS_LINK = { is: 'link', to: MEMBERS_FIELD, many: true } as const;

export async function links(db: Database, proyectoId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('integrantes')
    .innerJoin('proyecto_integrante', 'proyecto_integrante.integrante_id', 'integrantes.id')
    .where('proyecto_id', '=', proyectoId)
    .selectAll('integrantes')
    .orderBy('proyecto_integrante.id')
    .execute();
  return rows.map((row) => ({ recurso: 'integrantes', id: row.id, nombre: nombreOf('integrantes', row) }));
}

/** Projects and their members. */
export async function shownTogether(db: Database): Promise<Pair[]> {
  const members = await db
    .selectFrom('proyecto_integrante')
    .select(['proyecto_id', 'integrante_id'])
    .orderBy('id')
    .execute();
  return members.map(({ proyecto_id, integrante_id }) => [proyecto_id, { recurso: 'integrantes', id: integrante_id }]);
}
