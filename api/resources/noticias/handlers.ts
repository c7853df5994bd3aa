import { messages } from '../../../contract/calls/messages.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Row } from '../../database/tables.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';
import { changedImagen, changedPicture } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { newNoticiaRow } from './newRow.ts';
import { publicNoticia, publicNoticias, staffNoticias, toStaffNoticia } from './queries.ts';
import { demandRules } from './rules.ts';

const prepare = prepareFile('noticias');
const toAnswer = (row: Row<'noticias'>) => ({ noticia: toStaffNoticia(row) });

export const noticias = {
  async listPublicNoticias(db, { now }) {
    return { success: 1, message: '', noticias: await publicNoticias(db, now) };
  },

  async getPublicNoticia(db, { params: { id }, now }) {
    return { success: 1, message: '', noticia: await publicNoticia(db, id, now) };
  },

  async listNoticias(db) {
    return { success: 1, message: '', noticias: await staffNoticias(db) };
  },

  async getNoticia(db, { params: { id } }) {
    return { success: 1, message: '', noticia: toStaffNoticia(await findRecord(db, 'noticias', id)) };
  },

  addNoticia: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile }, file) {
      const fields = {
        ...newNoticiaRow(body),
        imagen: (await changedPicture(trx, { file, draftFile })) ?? null,
      };
      await demandRules(trx, fields);
      return insertRecord(trx, {
        recurso: 'noticias',
        fields,
        staff,
        message: messages.noticias.added,
        toAnswer,
      });
    },
  }),

  updateNoticia: prepared({
    prepare,
    async handle(
      trx,
      { params: { id }, body: { version, texto, quitar_imagen, descripcion_imagen, ...rest }, staff, draftFile },
      file,
    ) {
      const fields = definedFields({
        ...rest,
        texto: texto === undefined ? undefined : sanitizeObjetivo(texto),
        ...(await changedImagen(trx, { file, draftFile, quitar_imagen, descripcion_imagen })),
      });
      return updateRecord(trx, {
        recurso: 'noticias',
        id,
        fields: { ...fields, updated_by: staff.usuario },
        accion: 'actualizar',
        message: messages.noticias.updated,
        async check(antes) {
          await requireVersion(version, toStaffNoticia)(antes);
          await demandRules(trx, { ...antes, ...fields });
        },
        toAnswer,
      });
    },
  }),
} satisfies HandlersOf<
  'listPublicNoticias' | 'getPublicNoticia' | 'listNoticias' | 'getNoticia' | 'addNoticia' | 'updateNoticia'
>;
