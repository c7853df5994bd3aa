import {
  type PublicProducto,
  publicProducto as publicFields,
  type StaffProducto,
  staffProducto as staffFields,
} from '../../../contract/entities/producto.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { notFoundError } from '../../httpError.ts';
import { visibleRows } from '../isPublic.ts';

const inProductos = <C extends string>(columns: C[]) => columns.map((column) => `productos.${column}` as const);
const PUBLIC_COLUMNS = inProductos(
  columnsOf(publicFields, 'id_proyecto', 'url_externa', 'proyecto_id', 'proyecto_nombre'),
);
const STAFF_COLUMNS = inProductos(
  columnsOf(staffFields, 'id_proyecto', 'url_externa', 'proyecto_nombre', 'proyecto_objetivo'),
);

/** The products that the caller may see, each with its project if the caller may see it. */
const selectVisible = (db: Database, staff: StaffMember | null, now: Date) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', (join) =>
      join.onRef('proyectos.id', '=', 'productos.proyecto_id').on(visibleRows('proyectos', staff, now)),
    )
    .where(visibleRows('productos', staff, now))
    .select([
      ...PUBLIC_COLUMNS,
      'productos.id as id_proyecto',
      'productos.enlace as url_externa',
      'proyectos.id as proyecto_id',
      'proyectos.nombre as proyecto_nombre',
    ])
    .orderBy('productos.id');

export const publicProductos = (db: Database, now: Date): Promise<PublicProducto[]> =>
  selectVisible(db, null, now).execute();

/** @throws {HttpError} 404, also when the caller may not see the product */
export async function visibleProducto(
  db: Database,
  id: number,
  staff: StaffMember | null,
  now: Date,
): Promise<PublicProducto> {
  const producto = await selectVisible(db, staff, now).where('productos.id', '=', id).executeTakeFirst();
  if (producto === undefined) throw notFoundError('el producto');
  return producto;
}

const selectStaff = (db: Database) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', 'proyectos.id', 'productos.proyecto_id')
    .select([
      ...STAFF_COLUMNS,
      'productos.proyecto_id as id_proyecto',
      'productos.enlace as url_externa',
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
