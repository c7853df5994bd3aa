import { messages } from '../../../contract/calls/messages.ts';
import type { Trx } from '../../database/open.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { assignment } from '../proyectos/productoLinks.ts';
import { findRecord, requireLinea, updateRecord } from '../records/records.ts';
import { partsOfLinea, staffProducto, staffProductos } from './queries.ts';

const toAnswer =
  (trx: Trx) =>
  async ({ id }: { id: number }) => ({ product: await staffProducto(trx, id) });

export const productos = {
  async reloadProductos(db) {
    return { success: 1, products: await staffProductos(db) };
  },

  async listProductosByLinea(db, { params: { lineId }, now }) {
    const { texto } = await requireLinea(db, lineId);
    return { success: '1', message: '', texto, ...(await partsOfLinea(db, lineId, now)) };
  },

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
  'reloadProductos' | 'listProductosByLinea' | 'addProductoToProyecto' | 'removeProductoFromProyecto'
>;
