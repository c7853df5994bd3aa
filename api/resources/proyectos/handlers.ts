import { messages } from '../../../contract/calls/messages.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { requireLinea, updateRecord } from '../records/records.ts';
import { proyectosOfLinea, staffProyecto } from './queries.ts';

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
} satisfies HandlersOf<'listProyectosByLinea' | 'updateProyectoEstado'>;
