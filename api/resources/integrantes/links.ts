import { messages } from '../../../contract/calls/messages.ts';
import { conflictError, notFoundError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { findRecord } from '../records/records.ts';

/** A unique constraint allows each integrante once per proyecto. */
export const links = {
  async addIntegranteToProyecto(trx, { body: { proyecto_id, actor_id } }) {
    await findRecord(trx, 'proyectos', proyecto_id);
    await findRecord(trx, 'integrantes', actor_id);
    const despues = await trx
      .insertInto('proyecto_integrante')
      .values({ proyecto_id, integrante_id: actor_id })
      .onConflict((conflict) => conflict.columns(['proyecto_id', 'integrante_id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (despues === undefined) throw conflictError(messages.proyectos.integranteAlreadyAdded);
    return {
      answer: { success: 1, message: messages.proyectos.integranteAdded },
      movimiento: {
        recurso: 'proyectos',
        recordId: proyecto_id,
        accion: 'agregar integrante',
        tabla: 'proyecto_integrante',
        antes: null,
        despues,
      },
    };
  },

  async removeIntegranteFromProyecto(trx, { body: { id, id_integrante, id_proyecto } }) {
    let deletion = trx.deleteFrom('proyecto_integrante').where('id', '=', id);
    if (id_integrante !== undefined) deletion = deletion.where('integrante_id', '=', id_integrante);
    if (id_proyecto !== undefined) deletion = deletion.where('proyecto_id', '=', id_proyecto);
    const antes = await deletion.returningAll().executeTakeFirst();
    if (antes === undefined) throw notFoundError('vinculo');
    return {
      answer: { success: 1, message: messages.proyectos.integranteRemoved },
      movimiento: {
        recurso: 'proyectos',
        recordId: antes.proyecto_id,
        accion: 'quitar integrante',
        tabla: 'proyecto_integrante',
        antes,
        despues: null,
      },
    };
  },
} satisfies HandlersOf<'addIntegranteToProyecto' | 'removeIntegranteFromProyecto'>;
