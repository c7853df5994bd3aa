import { messages } from '../../../contract/calls/messages.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { conflictError, notFoundError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { productosOfIntegrante } from '../productos/queries.ts';
import { addMembers, removedMember } from '../proyectos/memberLinks.ts';
import { proyectosOfIntegrante } from '../proyectos/queries.ts';
import { findRecord, findVisibleRecord } from '../records/records.ts';
import { publicIntegrantes, toStaffIntegrante } from './queries.ts';

export const integrantes = {
  async listPublicIntegrantes(db, { now }) {
    return publicIntegrantes(db, now);
  },

  async getIntegrante(db, { params: { id }, staff, now }) {
    const row = await findVisibleRecord(db, 'integrantes', id, staff, now);
    const integrante = toStaffIntegrante(row);
    return {
      success: 1,
      message: '',
      investigador: staff === null ? publicIntegrante.parse(integrante) : integrante,
      proyectos: await proyectosOfIntegrante(db, id, staff, now),
      productos: await productosOfIntegrante(db, id, now),
    };
  },

  /** A unique constraint allows each integrante once per proyecto. */
  async addIntegranteToProyecto(trx, { body: { proyecto_id, actor_id } }) {
    await findRecord(trx, 'proyectos', proyecto_id);
    await findRecord(trx, 'integrantes', actor_id);
    const [movimiento] = await addMembers(trx, [{ recordId: proyecto_id, integrante_id: actor_id }]);
    if (movimiento === undefined) throw conflictError(messages.proyectos.integranteAlreadyAdded);
    return { answer: { success: 1, message: messages.proyectos.integranteAdded }, movimiento };
  },

  async removeIntegranteFromProyecto(trx, { body: { id, id_integrante, id_proyecto } }) {
    let deletion = trx.deleteFrom('proyecto_integrante').where('id', '=', id);
    if (id_integrante !== undefined) deletion = deletion.where('integrante_id', '=', id_integrante);
    if (id_proyecto !== undefined) deletion = deletion.where('proyecto_id', '=', id_proyecto);
    const antes = await deletion.returningAll().executeTakeFirst();
    if (antes === undefined) throw notFoundError('vinculo');
    return {
      answer: { success: 1, message: messages.proyectos.integranteRemoved },
      movimiento: removedMember(antes),
    };
  },
} satisfies HandlersOf<
  'listPublicIntegrantes' | 'getIntegrante' | 'addIntegranteToProyecto' | 'removeIntegranteFromProyecto'
>;
