import { ACTIVO, INACTIVO } from '../../contract/constantes.ts';
import type { ProductoDePersonal, ProductoPublico } from '../../contract/entidades/producto.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { noEncontrado } from '../rechazo.ts';
import type { Personal } from '../sesion/sesiones.ts';

/** Products with the name of their project: visitors see it when that one is active, staff always (design §4). */
const publicos = (db: Database, personal: Personal | null) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', (join) =>
      join
        .onRef('proyectos.id', '=', 'productos.proyecto_id')
        .on('proyectos.activo', 'in', personal === null ? [ACTIVO] : [ACTIVO, INACTIVO]),
    )
    .select([
      'productos.id',
      'productos.id as id_proyecto',
      'productos.nombre',
      'productos.tipo',
      'productos.descripcion',
      'productos.enlace as url_externa',
      'proyectos.id as proyecto_id',
      'proyectos.nombre as proyecto_nombre',
    ])
    .orderBy('productos.id');

/** The products that visitors see. */
export const productosPublicos = (db: Database): Promise<ProductoPublico[]> => publicos(db, null).execute();

/**
 * One of them.
 * @throws {Rechazo} 404
 */
export async function productoPublico(db: Database, id: number, personal: Personal | null): Promise<ProductoPublico> {
  const producto = await publicos(db, personal).where('productos.id', '=', id).executeTakeFirst();
  if (producto === undefined) throw noEncontrado('el producto');
  return producto;
}

const dePersonal = (db: Database) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', 'proyectos.id', 'productos.proyecto_id')
    .select([
      'productos.id',
      'productos.proyecto_id as id_proyecto',
      'productos.nombre',
      'productos.tipo',
      'productos.descripcion',
      'productos.enlace',
      'productos.enlace as url_externa',
      'productos.created_by',
      'productos.updated_by',
      'productos.version',
      'productos.proyecto_id',
      'proyectos.nombre as proyecto_nombre',
      'proyectos.objetivo as proyecto_objetivo',
    ])
    .orderBy('productos.id');

/** All products with their projects, for staff. */
export const productosDePersonal = (db: Database): Promise<ProductoDePersonal[]> => dePersonal(db).execute();

/** One of them, which is there. */
export const productoDePersonal = (db: Database, id: number): Promise<ProductoDePersonal> =>
  dePersonal(db).where('productos.id', '=', id).executeTakeFirstOrThrow();

/** A stored product in the form of the staff's list, while it has no project. */
export const sinAsignar = ({ created_at, ...fila }: Row<'productos'>): ProductoDePersonal => ({
  ...fila,
  id_proyecto: null,
  url_externa: fila.enlace,
  proyecto_nombre: null,
  proyecto_objetivo: null,
});
