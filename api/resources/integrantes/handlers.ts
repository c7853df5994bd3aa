import { messages } from '../../../contract/calls/messages.ts';
import { conflictError, notFoundError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { addMembers, removedMember } from '../proyectos/memberLinks.ts';
import { findRecord } from '../records/records.ts';

export const integrantes = {
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
} satisfies HandlersOf<'addIntegranteToProyecto' | 'removeIntegranteFromProyecto'>;
