import { ACTIVO, INACTIVO } from '../../../contract/constants.ts';
import type { PublicProducto, StaffProducto } from '../../../contract/entities/producto.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { notFoundError } from '../../httpError.ts';

/** Visitors see the name of a product's project only while the project is active. */
const selectPublic = (db: Database, staff: StaffMember | null) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', (join) =>
      join
        .onRef('proyectos.id', '=', 'productos.proyecto_id')
        .on('proyectos.activo', 'in', staff === null ? [ACTIVO] : [ACTIVO, INACTIVO]),
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

export const publicProductos = (db: Database): Promise<PublicProducto[]> => selectPublic(db, null).execute();

/** @throws {HttpError} 404 */
export async function publicProducto(db: Database, id: number, staff: StaffMember | null): Promise<PublicProducto> {
  const producto = await selectPublic(db, staff).where('productos.id', '=', id).executeTakeFirst();
  if (producto === undefined) throw notFoundError('el producto');
  return producto;
}

const selectStaff = (db: Database) =>
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

export const staffProductos = (db: Database): Promise<StaffProducto[]> => selectStaff(db).execute();

export const staffProducto = (db: Database, id: number): Promise<StaffProducto> =>
  selectStaff(db).where('productos.id', '=', id).executeTakeFirstOrThrow();

/** A new product, which has no project yet. */
export const toUnassignedProducto = ({ created_at, ...row }: Row<'productos'>): StaffProducto => ({
  ...row,
  id_proyecto: null,
  url_externa: row.enlace,
  proyecto_nombre: null,
  proyecto_objetivo: null,
});
