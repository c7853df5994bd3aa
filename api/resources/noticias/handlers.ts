import { messages } from '../../../contract/calls/messages.ts';
import { definedFields } from '../../database/definedFields.ts';
import { storeFile } from '../../uploads/store.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';
import { changedPicture } from '../records/changedPicture.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { encodeNoticiaImage } from './encodeImagen.ts';
import { newNoticiaRow } from './newRow.ts';
import { publicNoticia, publicNoticias, staffNoticias, toStaffNoticia } from './queries.ts';
import { demandRules } from './rules.ts';

const prepareImagen = async ({ fileBytes }: { fileBytes: Buffer | null }) =>
  fileBytes === null ? undefined : encodeNoticiaImage(fileBytes);

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
    prepare: prepareImagen,
    async handle(trx, { body, staff, draftFile }, file) {
      const fields = {
        ...newNoticiaRow(body),
        imagen: file ? await storeFile(trx, file) : (draftFile?.nombre ?? null),
      };
      await demandRules(trx, fields);
      return insertRecord(trx, {
        recurso: 'noticias',
        fields,
        staff,
        message: messages.noticias.added,
        toAnswer: (row) => ({ noticia: toStaffNoticia(row) }),
      });
    },
  }),

  updateNoticia: prepared({
    prepare: prepareImagen,
    async handle(trx, { params: { id }, body: { version, texto, quitar_imagen, ...rest }, staff, draftFile }, file) {
      const fields = definedFields({
        ...rest,
        texto: texto === undefined ? undefined : sanitizeObjetivo(texto),
        imagen: await changedPicture(trx, { file, draftFile, quitar_imagen }),
      });
      const { answer, movimiento } = await updateRecord(trx, {
        recurso: 'noticias',
        id,
        fields: { ...fields, updated_by: staff.usuario },
        accion: 'actualizar',
        message: messages.noticias.updated,
        async check(antes) {
          await requireVersion(version, toStaffNoticia)(antes);
          await demandRules(trx, { ...antes, ...fields });
        },
      });
      return { answer: { ...answer, noticia: toStaffNoticia(movimiento.despues) }, movimiento };
    },
  }),
} satisfies HandlersOf<
  'listPublicNoticias' | 'getPublicNoticia' | 'listNoticias' | 'getNoticia' | 'addNoticia' | 'updateNoticia'
>;
