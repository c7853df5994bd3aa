import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import { buscar, cambiar } from '../escritura.ts';
import type { HandlersOf } from '../handler.ts';
import { conflicto } from '../rechazo.ts';
import { productoPublico, productosDePersonal, productosPublicos, sinAsignar } from './queries.ts';

export const productos = {
  async obtenerProductos(db) {
    return { success: '1', message: '', products: await productosPublicos(db) };
  },

  async listarProductos(db) {
    return { success: 1, products: await productosDePersonal(db) };
  },

  async recargarProductos(db) {
    return { success: 1, products: await productosDePersonal(db) };
  },

  async obtenerProducto(db, { params: { id }, personal }) {
    return { success: 1, product: await productoPublico(db, id, personal) };
  },

  async agregarProducto(trx, { body: { descripcion = '', enlace = '', ...campos }, personal }) {
    const fila = await trx
      .insertInto('productos')
      .values({
        ...campos,
        descripcion,
        enlace,
        proyecto_id: null,
        created_at: new Date().toISOString(),
        created_by: personal.usuario,
        updated_by: '',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      respuesta: { success: 1, message: mensajes.productos.agregado, product: sinAsignar(fila) },
      movimiento: { recurso: 'productos', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
    };
  },

  async actualizarProducto(trx, { body: { id, ...otros }, personal }) {
    const campos = { ...dados(otros), updated_by: personal.usuario };
    const message = mensajes.productos.actualizado;
    return cambiar(trx, { recurso: 'productos', id, campos, accion: 'actualizar', message });
  },

  async agregarProductoAProyecto(trx, { body: { proyecto_id, producto_id }, personal }) {
    await buscar(trx, 'proyectos', proyecto_id);
    const antes = await buscar(trx, 'productos', producto_id);
    // The condition is in the statement, so that of two assignments at once only one takes place.
    const despues = await trx
      .updateTable('productos')
      .set({ proyecto_id, updated_by: personal.usuario })
      .where('id', '=', producto_id)
      .where('proyecto_id', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (despues === undefined) throw conflicto('El producto ya está asignado a un proyecto');
    return {
      respuesta: { success: 1, message: mensajes.proyectos.productoAgregado },
      movimiento: { recurso: 'productos', recursoId: producto_id, accion: 'agregar a proyecto', antes, despues },
    };
  },

  async quitarProductoDeProyecto(trx, { body: { id }, personal }) {
    const antes = await buscar(trx, 'productos', id);
    const despues = await trx
      .updateTable('productos')
      .set({ proyecto_id: null, updated_by: personal.usuario })
      .where('id', '=', id)
      .where('proyecto_id', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (despues === undefined) throw conflicto('El producto no está asignado a un proyecto');
    return {
      respuesta: { success: 1, message: mensajes.proyectos.productoEliminado },
      movimiento: { recurso: 'productos', recursoId: id, accion: 'quitar de proyecto', antes, despues },
    };
  },
} satisfies HandlersOf<
  | 'obtenerProductos'
  | 'listarProductos'
  | 'recargarProductos'
  | 'obtenerProducto'
  | 'agregarProducto'
  | 'actualizarProducto'
  | 'agregarProductoAProyecto'
  | 'quitarProductoDeProyecto'
>;
