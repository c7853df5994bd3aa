import { messages } from '../../../contract/calls/messages.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { demandNoError, findRecord, updateRecord } from '../records/records.ts';
import { requireLinea } from '../records/requireLinea.ts';
import {
  findPublicProyecto,
  integrantesOfProyecto,
  lineasOfProyecto,
  productosOfProyecto,
  proyectosOfLinea,
  publicProyectos,
  staffProyecto,
  toStaffProyecto,
} from './queries.ts';
import { proyectoError } from './resource.ts';

/** Visitors get the public columns of a public project; staff get all columns of any project. */
async function proyectoDetail(db: Database, id: number, staff: StaffMember | null, now: Date) {
  if (staff === null) return findPublicProyecto(db, id, now);
  const { id_linea, linea_nombre, ...proyecto } = toStaffProyecto(await findRecord(db, 'proyectos', id));
  return proyecto;
}

export const proyectos = {
  async listPublicProyectos(db, { now }) {
    return { success: 1, projects: await publicProyectos(db, now) };
  },

  async getProyecto(db, { params: { id }, staff, now }) {
    return {
      success: 1,
      message: '',
      project: await proyectoDetail(db, id, staff, now),
      investigadores: await integrantesOfProyecto(db, id, staff, now),
      productos: await productosOfProyecto(db, id, staff, now),
      lineas: await lineasOfProyecto(db, id),
    };
  },

  async listProyectosByLinea(db, { params: { lineId }, now }) {
    await requireLinea(db, lineId);
    return proyectosOfLinea(db, lineId, now);
  },

  async updateProyectoEstado(trx, { body: { id, estado }, staff }) {
    const { answer, movimiento } = await updateRecord(trx, {
      recurso: 'proyectos',
      id,
      fields: { estado, updated_by: staff.usuario },
      accion: 'actualizar estado',
      message: messages.proyectos.estadoUpdated,
      toAnswer: async (row) => ({ project: await staffProyecto(trx, row) }),
    });
    demandNoError(proyectoError(movimiento.despues));
    return { answer, movimiento };
  },
} satisfies HandlersOf<'listPublicProyectos' | 'getProyecto' | 'listProyectosByLinea' | 'updateProyectoEstado'>;
