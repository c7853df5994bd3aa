import { messages } from '../../../contract/calls/messages.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { definedFields } from '../../database/definedFields.ts';
import { toJson } from '../../database/textList.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { productosOfIntegrante } from '../productos/queries.ts';
import { proyectosOfIntegrante } from '../proyectos/queries.ts';
import { changedPicture } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findVisibleRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { newIntegranteRow } from './newRow.ts';
import { publicIntegrantes, staffIntegrantes, toStaffIntegrante } from './queries.ts';

const prepare = prepareFile('integrantes');

export const integrantes = {
  async listPublicIntegrantes(db, { now }) {
    return publicIntegrantes(db, now);
  },

  async listIntegrantes(db) {
    return { success: 1, integrantes: await staffIntegrantes(db) };
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

  addIntegrante: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile, draftOrigen }, file) {
      return insertRecord(trx, {
        recurso: 'integrantes',
        fields: {
          ...newIntegranteRow(body),
          nombre_imagen: (await changedPicture(trx, { file, draftFile })) ?? null,
          origen: draftOrigen,
        },
        staff,
        message: messages.integrantes.added,
        toAnswer: (row) => ({ integrante: toStaffIntegrante(row) }),
      });
    },
  }),

  updateIntegrante: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile }, file) {
      const { id, version, email, correo = email, estudios, areas_tematicas, quitar_imagen, ...rest } = body;
      const fields = definedFields({
        ...rest,
        email: correo,
        estudios: estudios && toJson(estudios),
        areas_tematicas: areas_tematicas && toJson(areas_tematicas),
        nombre_imagen: await changedPicture(trx, { file, draftFile, quitar_imagen }),
      });
      return updateRecord(trx, {
        recurso: 'integrantes',
        id,
        fields: { ...fields, updated_by: staff.usuario },
        accion: 'actualizar',
        message: messages.integrantes.updated,
        check: requireVersion(version, toStaffIntegrante),
        toAnswer: (row) => ({ integrante: toStaffIntegrante(row) }),
      });
    },
  }),
} satisfies HandlersOf<
  'listPublicIntegrantes' | 'listIntegrantes' | 'getIntegrante' | 'addIntegrante' | 'updateIntegrante'
>;
