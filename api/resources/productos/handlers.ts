import { messages } from '../../../contract/messages.ts';
import { definedFields } from '../../database/definedFields.ts';
import { conflictError } from '../../httpError.ts';
import type { HandlersOf } from '../handler.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records.ts';
import { publicProductos, staffProducto, staffProductos, toUnassignedProducto, visibleProducto } from './queries.ts';

export const productos = {
  async listPublicProductos(db) {
    return { success: '1', message: '', products: await publicProductos(db, new Date()) };
  },

  async listProductos(db) {
    return { success: 1, products: await staffProductos(db) };
  },

  async reloadProductos(db) {
    return { success: 1, products: await staffProductos(db) };
  },

  async getProducto(db, { params: { id }, staff }) {
    return { success: 1, product: await visibleProducto(db, id, staff, new Date()) };
  },

  async addProducto(trx, { body: { descripcion = '', enlace = '', ...fields }, staff }) {
    return insertRecord(trx, {
      recurso: 'productos',
      fields: { ...definedFields(fields), descripcion, enlace, proyecto_id: null },
      staff,
      message: messages.productos.added,
      toAnswer: (row) => ({ product: toUnassignedProducto(row) }),
    });
  },

  async updateProducto(trx, { body: { id, version, ...rest }, staff }) {
    const fields = { ...definedFields(rest), updated_by: staff.usuario };
    const message = messages.productos.updated;
    const check = requireVersion(version, () => staffProducto(trx, id));
    return updateRecord(trx, { recurso: 'productos', id, fields, accion: 'actualizar', message, check });
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
        if (antes.proyecto_id !== null) throw conflictError('El producto ya está asignado a un proyecto');
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
        if (antes.proyecto_id === null) throw conflictError('El producto no está asignado a un proyecto');
      },
    });
  },
} satisfies HandlersOf<
  | 'listPublicProductos'
  | 'listProductos'
  | 'reloadProductos'
  | 'getProducto'
  | 'addProducto'
  | 'updateProducto'
  | 'addProductoToProyecto'
  | 'removeProductoFromProyecto'
>;
