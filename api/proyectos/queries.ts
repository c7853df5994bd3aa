import { sql } from 'kysely';
import { ACTIVO } from '../../contract/constantes.ts';
import type { LineaDeProyecto } from '../../contract/entidades/linea.ts';
import type { ProductoDeProyecto } from '../../contract/entidades/producto.ts';
import type { IntegranteDeProyecto, ProyectoDePersonal, ProyectoPublico } from '../../contract/entidades/proyecto.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { listaDe } from '../database/texts.ts';
import { noEncontrado } from '../rechazo.ts';
import type { Personal } from '../sesion/sesiones.ts';

/** What visitors may read of a project: nothing of who wrote it. */
const COLUMNAS_PUBLICAS = [
  'proyectos.id',
  'proyectos.nombre',
  'proyectos.objetivo',
  'proyectos.descripcion',
  'proyectos.estado',
  'proyectos.fecha_inicio',
  'proyectos.fecha_fin',
  'proyectos.created_at',
  'proyectos.entidades',
  'proyectos.url_externa',
] as const;

type FilaPublica = Pick<
  Row<'proyectos'>,
  | 'id'
  | 'nombre'
  | 'objetivo'
  | 'descripcion'
  | 'estado'
  | 'fecha_inicio'
  | 'fecha_fin'
  | 'created_at'
  | 'entidades'
  | 'url_externa'
>;

const publico = (fila: FilaPublica): ProyectoPublico => ({
  ...fila,
  id_proyecto: fila.id,
  entidades: listaDe(fila.entidades),
});

/** A project as staff read it; without its line's name when that was not joined. */
export function dePersonal(fila: Row<'proyectos'>, linea_nombre: string | null = null): ProyectoDePersonal {
  const { linea_id, updated_by, created_by, activo, version, ...resto } = fila;
  return {
    ...publico(resto),
    enlace_ext: fila.url_externa,
    activo,
    created_by,
    updated_by,
    version,
    id_linea: linea_id,
    linea_nombre,
  };
}

/** Oldest first: 'the last N' are the newest (section 2). */
const todos = (db: Database) => db.selectFrom('proyectos').select(COLUMNAS_PUBLICAS).orderBy('proyectos.id');
const activos = (db: Database) => todos(db).where('proyectos.activo', '=', ACTIVO);

/** The projects that visitors see. */
export async function proyectosPublicos(db: Database): Promise<ProyectoPublico[]> {
  return (await activos(db).execute()).map(publico);
}

/** The active projects of a research line. */
export async function proyectosDeLinea(db: Database, lineaId: number): Promise<ProyectoPublico[]> {
  return (await activos(db).where('linea_id', '=', lineaId).execute()).map(publico);
}

/** The projects that a member takes part in: visitors see the active ones, staff all (design §4). */
export async function proyectosDeIntegrante(
  db: Database,
  integranteId: number,
  personal: Personal | null,
): Promise<ProyectoPublico[]> {
  const filas = await (personal === null ? activos(db) : todos(db))
    .innerJoin('proyecto_integrante', 'proyecto_integrante.proyecto_id', 'proyectos.id')
    .where('proyecto_integrante.integrante_id', '=', integranteId)
    .execute();
  return filas.map(publico);
}

/** All projects, for staff. */
export async function proyectosDePersonal(db: Database): Promise<ProyectoDePersonal[]> {
  const filas = await db
    .selectFrom('proyectos')
    .leftJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .selectAll('proyectos')
    .select('lineas.nombre as linea_nombre')
    .orderBy('proyectos.id')
    .execute();
  return filas.map(({ linea_nombre, ...fila }) => dePersonal(fila, linea_nombre));
}

/**
 * A project that visitors may see.
 * @throws {Rechazo} 404, also when it is inactive
 */
export async function buscarProyectoPublico(db: Database, id: number): Promise<ProyectoPublico> {
  const fila = await activos(db).where('proyectos.id', '=', id).executeTakeFirst();
  if (fila === undefined) throw noEncontrado('el proyecto');
  return publico(fila);
}

/** The members of a project, by the links that joined them. */
export function integrantesDeProyecto(db: Database, proyectoId: number): Promise<IntegranteDeProyecto[]> {
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
export function productosDeProyecto(db: Database, proyectoId: number): Promise<ProductoDeProyecto[]> {
  return db
    .selectFrom('productos')
    .where('proyecto_id', '=', proyectoId)
    .select(['id', 'nombre', 'tipo', 'descripcion', 'enlace', sql.ref<string>('enlace').as('url_externa')])
    .orderBy('id')
    .execute();
}

/** The line of a project, as a list of none or one. */
export function lineasDeProyecto(db: Database, proyectoId: number): Promise<LineaDeProyecto[]> {
  return db
    .selectFrom('proyectos')
    .innerJoin('lineas', 'lineas.id', 'proyectos.linea_id')
    .where('proyectos.id', '=', proyectoId)
    .select(['lineas.id as id_linea', 'lineas.nombre as linea_nombre'])
    .execute();
}
