import { fullNameOf } from '../../../contract/values/fullName.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { rowOf } from '../../database/unchecked.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { Movement } from '../auditLog/movement.ts';
import { readMovements } from '../auditLog/readMovements.ts';
import { nombreOf } from '../names/names.ts';
import type { MemberPair } from '../parts/importPart.ts';
import type { Pair, Vinculo } from '../parts/serverResource.ts';
import { mergedInto } from '../records/mergedInto.ts';
import { publicRows } from '../visibility/isPublic.ts';

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

/** Locks the projects of a member: who links one locks the project first. */
export async function lockProyectosOf(trx: Trx, integranteId: number): Promise<void> {
  if (!locks(trx)) return;
  await trx
    .selectFrom('proyectos')
    .where('id', 'in', (links) =>
      links.selectFrom('proyecto_integrante').where('integrante_id', '=', integranteId).select('proyecto_id'),
    )
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Links of one statement. */
const BATCH = 200;

/**
 * Gives the links of a project or member to the one that it is merged into. One that this has already is removed; the others keep their
 * ids, by which a reversal knows them wherever they were moved since.
 */
export async function moveMembers(
  trx: Trx,
  column: 'proyecto_id' | 'integrante_id',
  from: number,
  to: number,
): Promise<Movement[]> {
  const other = column === 'proyecto_id' ? 'integrante_id' : 'proyecto_id';
  const present = await trx.selectFrom('proyecto_integrante').where(column, '=', to).select(other).execute();
  const known = new Set(present.map((link) => link[other]));
  const links = await trx.deleteFrom('proyecto_integrante').where(column, '=', from).returningAll().execute();
  const moved = links.filter((link) => !known.has(link[other])).map((link) => ({ ...link, [column]: to }));
  for await (const some of inBatches(moved, BATCH)) await trx.insertInto('proyecto_integrante').values(some).execute();
  return [...links.map(removedMember), ...moved.map(addedMember)];
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

/** The links that a project had after a movimiento: the present ones, with every later change taken back. */
async function linksAfter(
  trx: Trx,
  proyectoId: number,
  movimiento: number,
  present: readonly Link[],
): Promise<Map<number, Link>> {
  const links = new Map(present.map((link) => [link.integrante_id, link]));
  const later = await readMovements(trx, (query) =>
    query
      .where('recurso', '=', 'proyectos')
      .where('recurso_id', '=', proyectoId)
      .where('id', '>', movimiento)
      .where('tabla', '=', 'proyecto_integrante'),
  );
  for (const { antes, despues } of later.toReversed()) {
    if (despues !== null) links.delete(Number(despues.integrante_id));
    if (antes !== null) links.set(Number(antes.integrante_id), rowOf<'proyecto_integrante'>(antes));
  }
  return links;
}

/** Members as they are today: who was merged into another one is that one. @returns their ids, and the number of those who are gone */
async function presentMembers(trx: Trx, ids: Iterable<number>): Promise<{ members: Set<number>; lost: number }> {
  const members = new Set<number>();
  let lost = 0;
  for (const id of ids) {
    const stored = await trx.selectFrom('integrantes').where('id', '=', id).select('id').executeTakeFirst();
    const member = stored?.id ?? (await mergedInto(trx, 'integrantes', id));
    if (member === null) lost += 1;
    else members.add(member);
  }
  return { members, lost };
}

/** Gives a project the members that it had. A member who is no longer there stays out. */
export async function restoreLinks(
  trx: Trx,
  proyectoId: number,
  movimiento: number,
): Promise<{ movimientos: Movement[]; lost: number }> {
  const present = await trx
    .selectFrom('proyecto_integrante')
    .where('proyecto_id', '=', proyectoId)
    .selectAll()
    .execute();
  const { members, lost } = await presentMembers(trx, (await linksAfter(trx, proyectoId, movimiento, present)).keys());
  const movimientos: Movement[] = [];
  for (const antes of present) {
    if (members.delete(antes.integrante_id)) continue;
    await trx.deleteFrom('proyecto_integrante').where('id', '=', antes.id).execute();
    movimientos.push(removedMember(antes));
  }
  for (const integrante_id of members) {
    const despues = await trx
      .insertInto('proyecto_integrante')
      .values({ proyecto_id: proyectoId, integrante_id })
      .returningAll()
      .executeTakeFirstOrThrow();
    movimientos.push(addedMember(despues));
  }
  return { movimientos, lost };
}

/** The names of the members of projects. @param now decides who is named */
export async function memberNames(
  db: Database,
  proyectos: readonly number[],
  now: Date,
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('proyecto_integrante')
    .innerJoin('integrantes', 'integrantes.id', 'proyecto_integrante.integrante_id')
    .where('proyecto_id', 'in', proyectos)
    .where(publicRows('integrantes', now))
    .select(['proyecto_id', 'nombres', 'apellidos'])
    .orderBy('proyecto_integrante.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const { proyecto_id, ...integrante } of rows) {
    names.set(proyecto_id, [...(names.get(proyecto_id) ?? []), fullNameOf(integrante)]);
  }
  return names;
}

/** The projects of members, whose names are searched with them. */
export async function proyectosNaming(db: Database, integrantes: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('proyecto_integrante')
    .where('integrante_id', 'in', integrantes)
    .select('proyecto_id')
    .distinct()
    .execute();
  return rows.map(({ proyecto_id }) => proyecto_id);
}
