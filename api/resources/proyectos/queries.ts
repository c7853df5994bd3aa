import { sql } from 'kysely';
import { ACTIVO } from '../../../contract/constants.ts';
import type { LineaOfProyecto } from '../../../contract/entities/linea.ts';
import type { ProductoOfProyecto } from '../../../contract/entities/producto.ts';
import type { IntegranteOfProyecto, PublicProyecto, StaffProyecto } from '../../../contract/entities/proyecto.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { notFoundError } from '../../httpError.ts';

/** What visitors may read of a project: nothing of who wrote it. */
const PUBLIC_COLUMNS = [
  'id',
  'nombre',
  'objetivo',
  'descripcion',
  'estado',
  'fecha_inicio',
  'fecha_fin',
  'created_at',
  'entidades',
  'url_externa',
] as const;
/** Their names in a join. */
const JOINED_COLUMNS = PUBLIC_COLUMNS.map((column) => `proyectos.${column}` as const);

type PublicRow = Pick<Row<'proyectos'>, (typeof PUBLIC_COLUMNS)[number]>;

const siteTexts = (row: PublicRow): PublicProyecto => ({
  ...row,
  id_proyecto: row.id,
  entidades: parseTextList(row.entidades),
});

/** A project as staff read it; without its line's name when that was not joined. */
export function forStaff(row: Row<'proyectos'>, linea_nombre: string | null = null): StaffProyecto {
  const { linea_id, updated_by, created_by, activo, version, ...resto } = row;
  return {
    ...siteTexts(resto),
    enlace_ext: row.url_externa,
    activo,
    created_by,
    updated_by,
    version,
    id_linea: linea_id,
    linea_nombre,
  };
}

/** Oldest first: the last N are the newest. */
const todos = (db: Database) => db.selectFrom('proyectos').select(JOINED_COLUMNS).orderBy('proyectos.id');
const activos = (db: Database) => todos(db).where('proyectos.activo', '=', ACTIVO);

/** The projects that visitors see. */
export async function publicProyectos(db: Database): Promise<PublicProyecto[]> {
  return (await activos(db).execute()).map(siteTexts);
}

/** The active projects of a research line. */
export async function proyectosOfLinea(db: Database, lineaId: number): Promise<PublicProyecto[]> {
  return (await activos(db).where('linea_id', '=', lineaId).execute()).map(siteTexts);
}

/** The projects that a member takes part in: visitors see active ones, staff all. */
export async function proyectosOfIntegrante(
  db: Database,
  integranteId: number,
  staff: StaffMember | null,
): Promise<PublicProyecto[]> {
  const filas = await (staff === null ? activos(db) : todos(db))
    .innerJoin('proyecto_integrante', 'proyecto_integrante.proyecto_id', 'proyectos.id')
    .where('proyecto_integrante.integrante_id', '=', integranteId)
    .execute();
  return filas.map(siteTexts);
}

/** All projects, for staff. */
export async function staffProyectos(db: Database): Promise<StaffProyecto[]> {
  const filas = await db
    .selectFrom('proyectos')
    .leftJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .selectAll('proyectos')
    .select('lineas.nombre as linea_nombre')
    .orderBy('proyectos.id')
    .execute();
  return filas.map(({ linea_nombre, ...row }) => forStaff(row, linea_nombre));
}

/**
 * A project that visitors may see.
 * @throws {HttpError} 404, also when it is inactive
 */
export async function findPublicProyecto(db: Database, id: number): Promise<PublicProyecto> {
  const row = await activos(db).where('proyectos.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFoundError('el proyecto');
  return siteTexts(row);
}

/** The members of a project, by the links that joined them. */
export function integrantesOfProyecto(db: Database, proyectoId: number): Promise<IntegranteOfProyecto[]> {
  return db
    .selectFrom('proyecto_integrante as vinculo')
    .innerJoin('integrantes', 'integrantes.id', 'vinculo.integrante_id')
    .where('vinculo.proyecto_id', '=', proyectoId)
    .select([
      'vinculo.id',
      'vinculo.integrante_id as id_integrante',
      'vinculo.proyecto_id as id_proyecto',
      'integrantes.nombres',
      'integrantes.apellidos',
      'integrantes.cargo',
      'integrantes.grupo',
      'integrantes.nombre_imagen',
    ])
    .orderBy('vinculo.id')
    .execute();
}

/** The products of a project; their id is what remove_producto_from_project takes. */
export function productosOfProyecto(db: Database, proyectoId: number): Promise<ProductoOfProyecto[]> {
  return db
    .selectFrom('productos')
    .where('proyecto_id', '=', proyectoId)
    .select(['id', 'nombre', 'tipo', 'descripcion', 'enlace', sql.ref<string>('enlace').as('url_externa')])
    .orderBy('id')
    .execute();
}

/** The line of a project, as a list of none or one. */
export function lineasOfProyecto(db: Database, proyectoId: number): Promise<LineaOfProyecto[]> {
  return db
    .selectFrom('proyectos')
    .innerJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .where('proyectos.id', '=', proyectoId)
    .select(['lineas.id as id_linea', 'lineas.nombre as linea_nombre'])
    .execute();
}
