import { messages } from '../../../contract/calls/messages.ts';
import { PARTICIPANTE_KEPT_ONLY } from '../../../contract/entities/evento.ts';
import { ACTIVO, PARTICIPANTE } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { toJson } from '../../database/textList.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { archive } from '../records/archive.ts';
import { changedImagen, changedPicture, demandDescribed } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, insertRecord, type RecordChange, requireVersion, updateRecord } from '../records/records.ts';
import { newEventoRow } from './newRow.ts';
import { publicEvento, publicEventos, staffEventos, toStaffEvento } from './queries.ts';
import { eventos as resource } from './resource.ts';

const prepare = prepareFile('eventos');
const toAnswer = (row: Row<'eventos'>) => ({ evento: toStaffEvento(row) });

/** @throws {HttpError} 422 for a picture without its alternative text */
async function changeEvento(trx: Trx, staff: StaffMember, change: Omit<RecordChange<'eventos'>, 'recurso'>) {
  const author = { updated_by: staff.usuario, updated_by_name: staff.nombre };
  const fields = { ...change.fields, ...author };
  const result = await updateRecord(trx, { ...change, recurso: 'eventos', fields, toAnswer });
  demandDescribed(result.movimiento.despues);
  return result;
}

export const eventos = {
  async listPublicEventos(db, { now }) {
    return { success: 1, eventos: await publicEventos(db, now) };
  },

  async getPublicEvento(db, { params: { id }, now }) {
    return { success: 1, evento: await publicEvento(db, id, now) };
  },

  async listEventos(db) {
    return { success: 1, eventos: await staffEventos(db) };
  },

  async getEvento(db, { params: { id } }) {
    return { success: 1, evento: toStaffEvento(await findRecord(db, 'eventos', id)) };
  },

  addEvento: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile }, file) {
      const { quitar_imagen } = body;
      const imagen = (await changedPicture(trx, { file, draftFile, quitar_imagen })) ?? null;
      const fields = { ...newEventoRow(body), imagen };
      demandDescribed(fields);
      return insertRecord(trx, {
        recurso: 'eventos',
        fields: { ...fields, created_by_name: staff.nombre, updated_by_name: '' },
        staff,
        message: messages.eventos.added,
        toAnswer,
      });
    },
  }),

  updateEvento: prepared({
    prepare,
    async handle(trx, { params: { id }, body, staff, draftFile }, file) {
      const { version, urls_adicionales, quitar_imagen, descripcion_imagen, ...rest } = body;
      const fields = definedFields({
        ...rest,
        urls_adicionales: urls_adicionales && toJson(urls_adicionales),
        ...(await changedImagen(trx, { file, draftFile, quitar_imagen, descripcion_imagen })),
      });
      return changeEvento(trx, staff, {
        id,
        fields,
        accion: 'actualizar',
        message: messages.eventos.updated,
        async check(antes: Row<'eventos'>) {
          await requireVersion(version, toStaffEvento)(antes);
          if (rest.tipo === PARTICIPANTE && antes.tipo !== PARTICIPANTE) {
            throw invalidFieldError('tipo', PARTICIPANTE_KEPT_ONLY);
          }
        },
      });
    },
  }),

  async toggleEvento(trx, { params: { id }, query: { estado }, staff }) {
    const accion = estado === ACTIVO ? 'activar' : 'desactivar';
    const message = messages.eventos.estadoUpdated;
    return changeEvento(trx, staff, { id, fields: { estado }, accion, message });
  },

  async deleteEvento(trx, { params: { id } }) {
    const movimientos = await archive(trx, 'eventos', resource, id, 'eliminar');
    return { answer: { success: 1, message: messages.eventos.deleted }, movimientos };
  },
} satisfies HandlersOf<
  | 'listPublicEventos'
  | 'getPublicEvento'
  | 'listEventos'
  | 'getEvento'
  | 'addEvento'
  | 'updateEvento'
  | 'toggleEvento'
  | 'deleteEvento'
>;
