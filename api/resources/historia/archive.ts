import { sql } from 'kysely';
import type { Acciones } from '../../../contract/acciones.ts';
import { messages } from '../../../contract/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError } from '../../httpError.ts';
import type { Movimiento } from '../movimientos/recordMovimientos.ts';
import { findRecord } from '../records.ts';

/** Removes the member links of a project or a member. @returns their movimientos */
async function unlinkMembers(trx: Trx, column: 'proyecto_id' | 'integrante_id', id: number): Promise<Movimiento[]> {
  const links = await trx.deleteFrom('proyecto_integrante').where(column, '=', id).returningAll().execute();
  return links.map((antes) => ({
    recurso: 'proyectos',
    recordId: antes.proyecto_id,
    accion: 'quitar integrante',
    tabla: 'proyecto_integrante',
    antes,
    despues: null,
  }));
}

async function unassignProductos(trx: Trx, proyectoId: number): Promise<Movimiento[]> {
  const rows = await trx
    .selectFrom('productos')
    .where('proyecto_id', '=', proyectoId)
    .selectAll()
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  const movimientos: Movimiento[] = [];
  for (const antes of rows) {
    const despues = await trx
      .updateTable('productos')
      .set({ proyecto_id: null, version: sql`version + 1` })
      .where('id', '=', antes.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    movimientos.push({ recurso: 'productos', recordId: antes.id, accion: 'quitar de proyecto', antes, despues });
  }
  return movimientos;
}

/** A project keeps its line. @throws {HttpError} 409 */
async function demandNoProyectos(trx: Trx, lineaId: number): Promise<void> {
  const proyecto = await trx.selectFrom('proyectos').where('linea_id', '=', lineaId).select('id').executeTakeFirst();
  if (proyecto !== undefined) throw conflictError(messages.lineas.hasProyectos);
}

async function removeLinks(trx: Trx, recurso: RecordKind, id: number): Promise<Movimiento[]> {
  if (recurso === 'proyectos') {
    return [...(await unlinkMembers(trx, 'proyecto_id', id)), ...(await unassignProductos(trx, id))];
  }
  if (recurso === 'lineas') await demandNoProyectos(trx, id);
  return recurso === 'integrantes' ? unlinkMembers(trx, 'integrante_id', id) : [];
}

/**
 * Takes a record and its links out of their tables; the movimientos keep them for the trash (docs/decisions/0024).
 * @throws {HttpError} 404
 */
export async function archive(trx: Trx, recurso: RecordKind, id: number, accion: Acciones): Promise<Movimiento[]> {
  const antes = (await findRecord(trx, recurso, id)) as Row<'proyectos'>;
  const links = await removeLinks(trx, recurso, id);
  await trx
    .deleteFrom(recurso as 'proyectos')
    .where('id', '=', id)
    .execute();
  return [...links, { recurso, recordId: id, accion, antes, despues: null }];
}
