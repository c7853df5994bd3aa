import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Trx } from '../../database/open.ts';
import { conflictError, notFoundError } from '../../errors/httpError.ts';
import type { CallInput, HandlersOf, WriteResult } from '../calls/handler.ts';
import { findRecord, requireLinea, updateRecord } from '../records/records.ts';
import { addMembers, removedMember } from './memberLinks.ts';
import { proyectosOfLinea, staffProyecto } from './queries.ts';

/** `replaces` says whether the project must already have a line. @throws {HttpError} 404, 409 */
async function setLinea(
  trx: Trx,
  { body: { proyecto_id, id_linea }, staff }: CallInput<'assignLinea' | 'updateLinea'>,
  replaces: boolean,
): Promise<WriteResult<AnswerOf<'assignLinea'>>> {
  return updateRecord(trx, {
    recurso: 'proyectos',
    id: proyecto_id,
    fields: { linea_id: id_linea, updated_by: staff.usuario },
    accion: replaces ? 'actualizar línea' : 'asignar línea',
    message: messages.proyectos.lineaUpdated,
    async check({ linea_id }) {
      await requireLinea(trx, id_linea);
      if ((linea_id !== null) === replaces) return;
      throw conflictError(replaces ? messages.proyectos.lineaNotAssigned : messages.proyectos.lineaAlreadyAssigned);
    },
    toAnswer: async (row) => ({ project: await staffProyecto(trx, row) }),
  });
}

export const proyectos = {
  async listProyectosByLinea(db, { params: { lineId }, now }) {
    await requireLinea(db, lineId);
    return proyectosOfLinea(db, lineId, now);
  },

  async updateProyectoEstado(trx, { body: { id, estado }, staff }) {
    return updateRecord(trx, {
      recurso: 'proyectos',
      id,
      fields: { estado, updated_by: staff.usuario },
      accion: 'actualizar estado',
      message: messages.proyectos.estadoUpdated,
      toAnswer: async (row) => ({ project: await staffProyecto(trx, row) }),
    });
  },

  assignLinea: (trx, input) => setLinea(trx, input, false),

  updateLinea: (trx, input) => setLinea(trx, input, true),

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
  | 'listProyectosByLinea'
  | 'updateProyectoEstado'
  | 'assignLinea'
  | 'updateLinea'
  | 'addIntegranteToProyecto'
  | 'removeIntegranteFromProyecto'
>;
