import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Trx } from '../../database/open.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { HandlersOf, WriteResult } from '../calls/handler.ts';
import { staffProyecto } from '../proyectos/queries.ts';
import { requireLinea, updateRecord } from '../records/records.ts';

interface Assignment {
  proyecto_id: number;
  id_linea: number;
}

/** `replaces` says whether the project must already have a line. @throws {HttpError} 404, 409 */
async function setLinea(
  trx: Trx,
  staff: StaffMember,
  { proyecto_id, id_linea }: Assignment,
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

export const lineas = {
  async retireLinea(trx, { body: { id, retirada }, staff }) {
    const change =
      retirada === ACTIVO
        ? ({ accion: 'retirar', message: messages.lineas.retired } as const)
        : ({ accion: 'dejar de retirar', message: messages.lineas.returned } as const);
    return updateRecord(trx, { recurso: 'lineas', id, fields: { retirada, updated_by: staff.usuario }, ...change });
  },

  async assignLinea(trx, { body, staff }) {
    return setLinea(trx, staff, body, false);
  },

  async updateLinea(trx, { body, staff }) {
    return setLinea(trx, staff, body, true);
  },
} satisfies HandlersOf<'retireLinea' | 'assignLinea' | 'updateLinea'>;
