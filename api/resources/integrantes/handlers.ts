import { messages } from '../../../contract/calls/messages.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { definedFields } from '../../database/definedFields.ts';
import { toJson } from '../../database/textList.ts';
import { conflictError, notFoundError } from '../../errors/httpError.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { productosOfIntegrante } from '../productos/queries.ts';
import { proyectosOfIntegrante } from '../proyectos/queries.ts';
import { changedPicture } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, findVisibleRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { newIntegranteRow } from './newRow.ts';
import { publicIntegrantes, staffIntegrantes, toStaffIntegrante } from './queries.ts';

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
