import { messages } from '../../../contract/calls/messages.ts';
import { PDF_AND_REMOVAL } from '../../../contract/entities/fileRemoval.ts';
import type { Accion } from '../../../contract/values/acciones.ts';
import { changedFields } from '../../../contract/values/changedFields.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, invalidFieldError } from '../../errors/httpError.ts';
import type { PreparedFile } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import { demandConsistent, requireMembers, toListColumns } from '../bibliography/productoBibliography.ts';
import { type DraftFile, type HandlersOf, prepared } from '../calls/handler.ts';
import { assignment } from '../proyectos/productoLinks.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { requireLinea } from '../records/requireLinea.ts';
import { requireNamed } from '../records/requireNamed.ts';
import { newProductoRow } from './newRow.ts';
import { partsOfLinea } from './partsOfLinea.ts';
import { publicProductos, relatedProductos, staffProducto, staffProductos, visibleProducto } from './queries.ts';

const prepare = prepareFile('productos');
const toAnswer =
  (trx: Trx) =>
  async ({ id }: { id: number }) => ({ product: await staffProducto(trx, id) });

interface PdfChange {
  /** of the call */
  file: PreparedFile | undefined;
  /** of the draft that the call publishes */
  draftFile: DraftFile | null;
  quitar_pdf: 1 | undefined;
}

/** The columns of the full text after a write. @throws {HttpError} 422 for a removal together with another file */
async function changedPdf(trx: Trx, { file, draftFile, quitar_pdf }: PdfChange) {
  if (quitar_pdf !== undefined) {
    if (file || draftFile) throw invalidFieldError('quitar_pdf', PDF_AND_REMOVAL);
    return { pdf: null, pdf_bytes: 0 };
  }
  if (file) return { pdf: await storeFile(trx, file), pdf_bytes: file.variants[0]?.bytes.length ?? 0 };
  return draftFile === null ? {} : { pdf: draftFile.nombre, pdf_bytes: draftFile.bytes };
}

/** First, so that no request locks a product before its project. @throws {HttpError} 422 */
const requireProyecto = (trx: Trx, proyecto_id: number | null | undefined): Promise<void> =>
  requireNamed(trx, 'proyectos', proyecto_id ? [proyecto_id] : [], 'proyecto_id');

const WRITTEN_ALWAYS = { version: 0, updated_by: '' };

function accionOf(antes: Row<'productos'>, despues: Row<'productos'>): Accion {
  const [first, ...others] = Object.keys(
    changedFields({ ...antes, ...WRITTEN_ALWAYS }, { ...despues, ...WRITTEN_ALWAYS }),
  );
  if (first !== 'proyecto_id' || others.length > 0) return 'actualizar';
  return despues.proyecto_id === null ? 'quitar de proyecto' : 'agregar a proyecto';
}

export const productos = {
  async listPublicProductos(db, { now }) {
    return { success: '1', message: '', products: await publicProductos(db, now) };
  },

  async listProductos(db) {
    return { success: 1, products: await staffProductos(db) };
  },

  async reloadProductos(db) {
    return { success: 1, products: await staffProductos(db) };
  },

  async getProducto(db, { params: { id }, staff, now }) {
    const product = await visibleProducto(db, id, staff, now);
    return { success: 1, product, relacionados: await relatedProductos(db, product, now) };
  },

  async listProductosByLinea(db, { params: { lineId }, now }) {
    const { texto } = await requireLinea(db, lineId);
    return { success: '1', message: '', texto, ...(await partsOfLinea(db, lineId, now)) };
  },

  addProducto: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile, draftOrigen }, file) {
      const { proyecto_id, quitar_pdf } = body;
      await requireProyecto(trx, proyecto_id);
      await requireMembers(trx, body);
      const result = await insertRecord(trx, {
        recurso: 'productos',
        fields: {
          ...newProductoRow(body),
          ...(await changedPdf(trx, { file, draftFile, quitar_pdf })),
          origen: draftOrigen,
        },
        staff,
        message: messages.productos.added,
        toAnswer: toAnswer(trx),
      });
      demandConsistent(result.movimiento.despues);
      return result;
    },
  }),

  updateProducto: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile }, file) {
      const { id, version, autores, editores, palabras_clave, quitar_pdf, ...rest } = body;
      await requireProyecto(trx, rest.proyecto_id);
      const demandVersion = requireVersion<Row<'productos'>>(version, () => staffProducto(trx, id));
      const { answer, movimiento } = await updateRecord(trx, {
        recurso: 'productos',
        id,
        fields: {
          ...definedFields(rest),
          ...toListColumns(body),
          ...(await changedPdf(trx, { file, draftFile, quitar_pdf })),
          updated_by: staff.usuario,
        },
        accion: 'actualizar',
        message: messages.productos.updated,
        async check(antes) {
          await demandVersion(antes);
          await requireMembers(trx, body, antes);
        },
        toAnswer: toAnswer(trx),
      });
      const { antes, despues } = movimiento;
      demandConsistent(despues);
      return { answer, movimiento: { ...movimiento, accion: accionOf(antes, despues) } };
    },
  }),

  async addProductoToProyecto(trx, { body: { proyecto_id, producto_id }, staff }) {
    await findRecord(trx, 'proyectos', proyecto_id);
    return updateRecord(trx, {
      ...assignment(staff, proyecto_id, producto_id),
      check: (antes) => {
        if (antes.proyecto_id !== null) throw conflictError(messages.productos.alreadyAssigned);
      },
      toAnswer: toAnswer(trx),
    });
  },

  async removeProductoFromProyecto(trx, { body: { id }, staff }) {
    return updateRecord(trx, {
      recurso: 'productos',
      id,
      fields: { proyecto_id: null, updated_by: staff.usuario },
      accion: 'quitar de proyecto',
      message: messages.proyectos.productoRemoved,
      check: (antes) => {
        if (antes.proyecto_id === null) throw conflictError(messages.productos.notAssigned);
      },
      toAnswer: toAnswer(trx),
    });
  },
} satisfies HandlersOf<
  | 'listPublicProductos'
  | 'listProductos'
  | 'reloadProductos'
  | 'getProducto'
  | 'listProductosByLinea'
  | 'addProducto'
  | 'updateProducto'
  | 'addProductoToProyecto'
  | 'removeProductoFromProyecto'
>;
