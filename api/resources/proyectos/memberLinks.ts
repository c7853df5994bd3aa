import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import type { Movement } from '../auditLog/movement.ts';
import { nombreOf } from '../names/names.ts';
import type { MemberPair } from '../parts/importPart.ts';
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

type Link = Row<'proyecto_integrante'>;

const ofLink = ({ proyecto_id }: Link) =>
  ({ recurso: 'proyectos', recordId: proyecto_id, tabla: 'proyecto_integrante' }) as const;

export const addedMember = (despues: Link): Movement => ({
  ...ofLink(despues),
  accion: 'agregar integrante',
  antes: null,
  despues,
});

export const removedMember = (antes: Link): Movement => ({
  ...ofLink(antes),
  accion: 'quitar integrante',
  antes,
  despues: null,
});

/** Removes the links of a project or a member. @returns their movimientos */
export async function unlinkMembers(
  trx: Trx,
  column: 'proyecto_id' | 'integrante_id',
  id: number,
): Promise<Movement[]> {
  const links = await trx.deleteFrom('proyecto_integrante').where(column, '=', id).returningAll().execute();
  return links.map(removedMember);
}

/** The ids of the members of some projects. */
export async function memberIds(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const members = new Map<number, number[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return members;
  const rows = await db
    .selectFrom('proyecto_integrante')
    .where('proyecto_id', 'in', ids)
    .select(['proyecto_id', 'integrante_id'])
    .execute();
  for (const { proyecto_id, integrante_id } of rows) members.get(proyecto_id)?.push(integrante_id);
  return members;
}

/** Adds members to projects that do not have them. */
export async function addMembers(trx: Trx, pairs: readonly MemberPair[]): Promise<Movement[]> {
  if (pairs.length === 0) return [];
  const links = await trx
    .insertInto('proyecto_integrante')
    .values(pairs.map(({ recordId, integrante_id }) => ({ proyecto_id: recordId, integrante_id })))
    .onConflict((conflict) => conflict.columns(['proyecto_id', 'integrante_id']).doNothing())
    .returningAll()
    .execute();
  return links.map(addedMember);
}
