/** The links between projects and members. */
import type { Trx } from '../../database/open.ts';
import type { Movement } from '../auditLog/movement.ts';

/** Removes the links of a project or a member. @returns their movimientos */
export async function unlinkMembers(
  trx: Trx,
  column: 'proyecto_id' | 'integrante_id',
  id: number,
): Promise<Movement[]> {
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
