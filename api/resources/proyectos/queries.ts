import { sql } from 'kysely';
import type { LineaOfProyecto } from '../../../contract/entities/linea.ts';
import { type ProductoOfProyecto, productoOfProyecto } from '../../../contract/entities/producto.ts';
import {
  type IntegranteOfProyecto,
  type ListedProyecto,
  type PublicProyecto,
  publicProyecto,
  type StaffProyecto,
} from '../../../contract/entities/proyecto.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { noRecordError } from '../../errors/httpError.ts';
import { parseLists, withPublicMembers } from '../bibliography/productoBibliography.ts';
import { nounOf } from '../names/names.ts';
import { findRecord } from '../records/records.ts';
import { countPublic } from '../visibility/changeTimes.ts';
import { publicRows, visibleRows } from '../visibility/isPublic.ts';
import { visibleColumn } from '../visibility/shownFields.ts';

const PUBLIC_COLUMNS = columnsOf(publicProyecto, 'id_proyecto');
const JOINED_COLUMNS = PUBLIC_COLUMNS.map((column) => `proyectos.${column}` as const);
type PublicRow = Pick<Row<'proyectos'>, (typeof PUBLIC_COLUMNS)[number]>;

const toPublicProyecto = (row: PublicRow): PublicProyecto => ({
  ...row,
  id_proyecto: row.id,
  entidades: parseTextList(row.entidades),
});

/** @param linea_nombre null when the line was not joined */
const toStaffProyecto = (
  { linea_id, origen, ...row }: Row<'proyectos'>,
  linea_nombre: string | null = null,
): StaffProyecto => ({
  ...row,
  id_proyecto: row.id,
  entidades: parseTextList(row.entidades),
  enlace_ext: row.url_externa,
  id_linea: linea_id,
  linea_nombre,
});

/** Oldest first. */
const selectPublic = (db: Database) => db.selectFrom('proyectos').select(JOINED_COLUMNS).orderBy('proyectos.id');

const selectListed = (db: Database, now: Date) =>
  selectPublic(db)
    .where(publicRows('proyectos', now))
    .leftJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .select(['proyectos.linea_id as id_linea', 'lineas.nombre as linea_nombre']);

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;

const toListedProyecto = ({ id_linea, linea_nombre, ...row }: ListedRow): ListedProyecto => ({
  ...toPublicProyecto(row),
  id_linea,
  linea_nombre,
});

export const publicProyectos = async (db: Database, now: Date): Promise<ListedProyecto[]> =>
  (await selectListed(db, now).execute()).map(toListedProyecto);

/** The last of {@link publicProyectos}. */
export async function latestProyectos(db: Database, count: number, now: Date): Promise<ListedProyecto[]> {
  const rows = await selectListed(db, now).clearOrderBy().orderBy('proyectos.id', 'desc').limit(count).execute();
  return rows.map(toListedProyecto).reverse();
}

export async function proyectosOfLinea(db: Database, lineaId: number, now: Date): Promise<PublicProyecto[]> {
  const rows = await selectPublic(db).where('linea_id', '=', lineaId).where(publicRows('proyectos', now)).execute();
  return rows.map(toPublicProyecto);
}

/** How many {@link proyectosOfLinea} there are. */
export const countProyectosOfLinea = (db: Database, lineaId: number, now: Date): Promise<number> =>
  countPublic(db, 'proyectos', now, sql`linea_id = ${lineaId}`);

export async function proyectosOfIntegrante(
  db: Database,
  integranteId: number,
  staff: StaffMember | null,
  now: Date,
): Promise<PublicProyecto[]> {
  const rows = await selectPublic(db)
    .where(visibleRows('proyectos', staff, now))
    .innerJoin('proyecto_integrante', 'proyecto_integrante.proyecto_id', 'proyectos.id')
    .where('proyecto_integrante.integrante_id', '=', integranteId)
    .execute();
  return rows.map(toPublicProyecto);
}

export async function staffProyectos(db: Database): Promise<StaffProyecto[]> {
  const rows = await db
    .selectFrom('proyectos')
    .leftJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .selectAll('proyectos')
    .select('lineas.nombre as linea_nombre')
    .orderBy('proyectos.id')
    .execute();
  return rows.map(({ linea_nombre, ...row }) => toStaffProyecto(row, linea_nombre));
}

/** Visitors get the public columns of a public project; staff get all columns of any project. @throws {HttpError} 404 */
export async function proyectoDetail(db: Database, id: number, staff: StaffMember | null, now: Date) {
  if (staff !== null) {
    const { id_linea, linea_nombre, ...proyecto } = toStaffProyecto(await findRecord(db, 'proyectos', id));
    return proyecto;
  }
  const row = await selectPublic(db)
    .where('proyectos.id', '=', id)
    .where(publicRows('proyectos', now))
    .executeTakeFirst();
  if (row === undefined) throw noRecordError(nounOf('proyectos'));
  return toPublicProyecto(row);
}

/** The members that the caller may see. Each `id` is that of the link, not of the member. */
export function integrantesOfProyecto(
  db: Database,
  proyectoId: number,
  staff: StaffMember | null,
  now: Date,
): Promise<IntegranteOfProyecto[]> {
  return db
    .selectFrom('proyecto_integrante as vinculo')
    .innerJoin('integrantes', 'integrantes.id', 'vinculo.integrante_id')
    .where('vinculo.proyecto_id', '=', proyectoId)
    .where(visibleRows('integrantes', staff, now))
    .select([
      'vinculo.id',
      'vinculo.integrante_id as id_integrante',
      'vinculo.proyecto_id as id_proyecto',
      'integrantes.nombres',
      'integrantes.apellidos',
      'integrantes.cargo',
      'integrantes.grupo',
    ])
    .select(visibleColumn('integrantes', 'nombre_imagen', staff).as('nombre_imagen'))
    .orderBy('vinculo.id')
    .execute();
}

export async function productosOfProyecto(
  db: Database,
  proyectoId: number,
  staff: StaffMember | null,
  now: Date,
): Promise<ProductoOfProyecto[]> {
  const rows = await db
    .selectFrom('productos')
    .where('proyecto_id', '=', proyectoId)
    .where(visibleRows('productos', staff, now))
    .select([...columnsOf(productoOfProyecto, 'url_externa'), sql.ref<string>('enlace').as('url_externa')])
    .orderBy('id')
    .execute();
  const productos = rows.map(parseLists);
  return staff === null ? withPublicMembers(db, productos, now) : productos;
}

/** A stored project as the list of staff has it. */
export async function staffProyecto(db: Database, row: Row<'proyectos'>): Promise<StaffProyecto> {
  const [linea] = await lineasOfProyecto(db, row.id);
  return toStaffProyecto(row, linea?.linea_nombre);
}

/** A list of at most one line. */
export function lineasOfProyecto(db: Database, proyectoId: number): Promise<LineaOfProyecto[]> {
  return db
    .selectFrom('proyectos')
    .innerJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .where('proyectos.id', '=', proyectoId)
    .select(['lineas.id as id_linea', 'lineas.nombre as linea_nombre'])
    .execute();
}
