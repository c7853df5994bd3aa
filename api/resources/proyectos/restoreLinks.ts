import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { rowOf } from '../../database/unchecked.ts';
import type { Movement } from '../auditLog/movement.ts';
import { readMovements } from '../auditLog/readMovements.ts';
import { addedMember, removedMember } from './memberLinks.ts';

type Link = Row<'proyecto_integrante'>;

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
  const wanted = await linksAfter(trx, proyectoId, movimiento, present);
  const movimientos: Movement[] = [];
  let lost = 0;
  for (const antes of present) {
    if (wanted.delete(antes.integrante_id)) continue;
    await trx.deleteFrom('proyecto_integrante').where('id', '=', antes.id).execute();
    movimientos.push(removedMember(antes));
  }
  for (const { integrante_id } of wanted.values()) {
    const member = await trx.selectFrom('integrantes').where('id', '=', integrante_id).select('id').executeTakeFirst();
    if (member === undefined) {
      lost += 1;
      continue;
    }
    const despues = await trx
      .insertInto('proyecto_integrante')
      .values({ proyecto_id: proyectoId, integrante_id })
      .returningAll()
      .executeTakeFirstOrThrow();
    movimientos.push(addedMember(despues));
  }
  return { movimientos, lost };
}
