import { messages } from '../../../contract/calls/messages.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { toJson } from '../../database/textList.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { changedImagen, changedPicture, demandDescribed } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, insertRecord, type RecordChange, requireVersion, updateRecord } from '../records/records.ts';
import { requireLinea } from '../records/requireLinea.ts';
import { requireNamed } from '../records/requireNamed.ts';
import { addMembers } from './memberLinks.ts';
import { newProyectoRow } from './newRow.ts';
import { addProductos } from './productoLinks.ts';
import {
  findPublicProyecto,
  integrantesOfProyecto,
  lineasOfProyecto,
  productosOfProyecto,
  proyectosOfLinea,
  publicProyectos,
  staffProyecto,
  staffProyectos,
  toStaffProyecto,
} from './queries.ts';
import { proyectoError } from './resource.ts';

const prepare = prepareFile('proyectos');

/** @throws {HttpError} 422 for a rule over more than one field of the changed project */
async function changeProyecto(trx: Trx, staff: StaffMember, change: Omit<RecordChange<'proyectos'>, 'recurso'>) {
  const fields = { ...change.fields, updated_by: staff.usuario };
  const toAnswer = async (row: Row<'proyectos'>) => ({ project: await staffProyecto(trx, row) });
  const result = await updateRecord(trx, { ...change, recurso: 'proyectos', fields, toAnswer });
  const error = proyectoError(result.movimiento.despues);
  if (error !== null) throw invalidFieldError(...error);
  return result;
}

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

  async listProyectos(db) {
    return { success: 1, projects: await staffProyectos(db) };
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

  addProyecto: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile, draftOrigen }, file) {
      const { id_linea = null, integrantes = [], productos = [] } = body;
      const imagen = (await changedPicture(trx, { file, draftFile })) ?? null;
      const fields = { ...newProyectoRow(body), linea_id: id_linea, imagen, origen: draftOrigen };
      demandDescribed(fields);
      await requireNamed(trx, 'lineas', id_linea === null ? [] : [id_linea], 'id_linea');
      await requireNamed(trx, 'integrantes', integrantes, 'integrantes');
      const { answer, movimiento } = await insertRecord(trx, {
        recurso: 'proyectos',
        fields,
        staff,
        message: messages.proyectos.added,
        toAnswer: async (row) => ({ project: await staffProyecto(trx, row) }),
      });
      const { recordId } = movimiento;
      const members = await addMembers(
        trx,
        integrantes.map((integrante_id) => ({ recordId, integrante_id })),
      );
      const movimientos = [movimiento, ...members, ...(await addProductos(trx, staff, recordId, productos))];
      return { answer, movimientos };
    },
  }),

  updateProyecto: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile }, file) {
      const { id, version, enlace_ext, entidades, quitar_imagen, descripcion_imagen, ...rest } = body;
      const fields = definedFields({
        ...rest,
        url_externa: enlace_ext,
        entidades: entidades && toJson(entidades),
        ...(await changedImagen(trx, { file, draftFile, quitar_imagen, descripcion_imagen })),
      });
      return changeProyecto(trx, staff, {
        id,
        fields,
        accion: 'actualizar',
        message: messages.proyectos.updated,
        check: requireVersion(version, (row) => staffProyecto(trx, row)),
      });
    },
  }),

  async toggleProyecto(trx, { body: { id, activo }, staff }) {
    const { activated, deactivated } = messages.proyectos;
    const change =
      activo === ACTIVO
        ? ({ accion: 'activar', message: activated } as const)
        : ({ accion: 'desactivar', message: deactivated } as const);
    return changeProyecto(trx, staff, { id, fields: { activo }, ...change });
  },

  async updateProyectoEstado(trx, { body: { id, estado }, staff }) {
    return changeProyecto(trx, staff, {
      id,
      fields: { estado },
      accion: 'actualizar estado',
      message: messages.proyectos.estadoUpdated,
    });
  },
} satisfies HandlersOf<
  | 'listPublicProyectos'
  | 'listProyectos'
  | 'getProyecto'
  | 'listProyectosByLinea'
  | 'addProyecto'
  | 'updateProyecto'
  | 'toggleProyecto'
  | 'updateProyectoEstado'
>;
