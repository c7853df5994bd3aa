import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import { buscar, cambiar, exigirVersion } from '../escritura.ts';
import type { HandlersOf } from '../handler.ts';
import { conflicto } from '../rechazo.ts';
import { productoDePersonal, productoPublico, productosDePersonal, productosPublicos, sinAsignar } from './queries.ts';

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

  async actualizarProducto(trx, { body: { id, version, ...otros }, personal }) {
    const campos = { ...dados(otros), updated_by: personal.usuario };
    const message = mensajes.productos.actualizado;
    const revisar = exigirVersion(version, () => productoDePersonal(trx, id));
    return cambiar(trx, { recurso: 'productos', id, campos, accion: 'actualizar', message, revisar });
  },

  async agregarProductoAProyecto(trx, { body: { proyecto_id, producto_id }, personal }) {
    await buscar(trx, 'proyectos', proyecto_id);
    return cambiar(trx, {
      recurso: 'productos',
      id: producto_id,
      campos: { proyecto_id, updated_by: personal.usuario },
      accion: 'agregar a proyecto',
      message: mensajes.proyectos.productoAgregado,
      revisar: (antes) => {
        if (antes.proyecto_id !== null) throw conflicto('El producto ya está asignado a un proyecto');
      },
    });
  },

  async quitarProductoDeProyecto(trx, { body: { id }, personal }) {
    return cambiar(trx, {
      recurso: 'productos',
      id,
      campos: { proyecto_id: null, updated_by: personal.usuario },
      accion: 'quitar de proyecto',
      message: mensajes.proyectos.productoEliminado,
      revisar: (antes) => {
        if (antes.proyecto_id === null) throw conflicto('El producto no está asignado a un proyecto');
      },
    });
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
