import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, invalidFieldError } from '../../errors/httpError.ts';
import { preparePdf } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import { demandConsistent, requireMembers, toListColumns } from '../bibliography/productoBibliography.ts';
import { type DraftFile, type HandlersOf, prepared } from '../calls/handler.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { requireLinea } from '../records/requireLinea.ts';
import { newProductoRow } from './newRow.ts';
import { partsOfLinea } from './partsOfLinea.ts';
import {
  publicProductos,
  relatedProductos,
  staffProducto,
  staffProductos,
  toUnassignedProducto,
  visibleProducto,
} from './queries.ts';

const toPdfColumns = (file: DraftFile | null) => (file === null ? {} : { pdf: file.nombre, pdf_bytes: file.bytes });

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

  async addProducto(trx, { body, staff, draftFile, draftOrigen }) {
    await requireMembers(trx, body);
    const result = await insertRecord(trx, {
      recurso: 'productos',
      fields: {
        ...newProductoRow(body),
        ...toPdfColumns(draftFile),
        origen: draftOrigen,
      },
      staff,
      message: messages.productos.added,
      toAnswer: (row) => ({ product: toUnassignedProducto(row) }),
    });
    demandConsistent(result.movimiento.despues);
    return result;
  },

  async updateProducto(trx, { body, staff, draftFile }) {
    const { id, version, autores, editores, palabras_clave, ...rest } = body;
    const demandVersion = requireVersion<Row<'productos'>>(version, () => staffProducto(trx, id));
    const result = await updateRecord(trx, {
      recurso: 'productos',
      id,
      fields: {
        ...definedFields(rest),
        ...toListColumns(body),
        ...toPdfColumns(draftFile),
        updated_by: staff.usuario,
      },
      accion: 'actualizar',
      message: messages.productos.updated,
      async check(antes) {
        await demandVersion(antes);
        await requireMembers(trx, body, antes);
      },
    });
    demandConsistent(result.movimiento.despues);
    return result;
  },

  updatePdf: prepared({
    prepare: async ({ fileBytes }) => {
      if (fileBytes === null) throw invalidFieldError('pdf', messages.productos.pdfRequired);
      return preparePdf(fileBytes);
    },
    async handle(trx, { body: { id, version }, staff }, file) {
      const fields = { pdf: await storeFile(trx, file), pdf_bytes: file.variants[0]?.bytes.length ?? 0 };
      const { answer, movimiento } = await updateRecord(trx, {
        recurso: 'productos',
        id,
        fields: { ...fields, updated_by: staff.usuario },
        accion: 'actualizar texto completo',
        message: messages.productos.pdfUpdated,
        check: requireVersion(version, () => staffProducto(trx, id)),
      });
      return {
        answer: { ...answer, url_pdf: documentPaths.pdf(sitePaths.producto(id)), pdf_bytes: fields.pdf_bytes },
        movimiento,
      };
    },
  }),

  async deletePdf(trx, { params: { id }, query: { version }, staff }) {
    const demandVersion = requireVersion<Row<'productos'>>(version, () => staffProducto(trx, id));
    return updateRecord(trx, {
      recurso: 'productos',
      id,
      fields: { pdf: null, pdf_bytes: 0, updated_by: staff.usuario },
      accion: 'eliminar texto completo',
      message: messages.productos.pdfDeleted,
      async check(antes) {
        await demandVersion(antes);
        if (antes.pdf === null) throw conflictError(messages.productos.noPdf);
      },
    });
  },

  async addProductoToProyecto(trx, { body: { proyecto_id, producto_id }, staff }) {
    await findRecord(trx, 'proyectos', proyecto_id);
    return updateRecord(trx, {
      recurso: 'productos',
      id: producto_id,
      fields: { proyecto_id, updated_by: staff.usuario },
      accion: 'agregar a proyecto',
      message: messages.proyectos.productoAdded,
      check: (antes) => {
        if (antes.proyecto_id !== null) throw conflictError(messages.productos.alreadyAssigned);
      },
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
  | 'updatePdf'
  | 'deletePdf'
  | 'addProductoToProyecto'
  | 'removeProductoFromProyecto'
>;
