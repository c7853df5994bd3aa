import {
  fieldsOf,
  firstId,
  firstText,
  isActive,
  listOf,
  numberOf,
  recordIn,
  textOf,
  textsOf,
} from '../values/tolerant.ts';
import { readIntegranteOfProyecto } from './integrante.ts';
import { readLineaOfProyecto } from './linea.ts';
import { readListedProducto } from './producto.ts';

export function readProyecto(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_proyecto') ?? 0,
    id_proyecto: firstId(fields, 'id_proyecto', 'id') ?? 0,
    nombre: textOf(fields.nombre),
    objetivo: textOf(fields.objetivo),
    descripcion: textOf(fields.descripcion),
    estado: numberOf(fields.estado),
    fecha_inicio: textOf(fields.fecha_inicio),
    fecha_fin: textOf(fields.fecha_fin),
    created_at: textOf(fields.created_at),
    entidades: textsOf(fields.entidades),
    enlace_ext: firstText(fields, 'enlace_ext', 'url_externa', 'enlace'),
    imagen: textOf(fields.imagen).trim() || null,
    descripcion_imagen: textOf(fields.descripcion_imagen),
    activo: isActive(fields.activo),
    id_linea: firstId(fields, 'id_linea'),
    linea_nombre: textOf(fields.linea_nombre),
    created_by: textOf(fields.created_by),
    updated_by: textOf(fields.updated_by),
    version: firstId(fields, 'version'),
  };
}

export const proyectosIn = (answer: unknown): unknown[] => listOf(answer, 'projects', 'products', 'proyectos', 'data');

export const readProyectos = (answer: unknown) => proyectosIn(answer).map(readProyecto);

/** A project with its links and its line; null if the answer carries no project. */
export function readProyectoDetail(answer: unknown) {
  const project = recordIn(answer, 'project');
  if (project === null) return null;
  const { investigadores, productos, lineas } = fieldsOf(answer);
  return {
    proyecto: readProyecto(project),
    integrantes: listOf(investigadores).map(readIntegranteOfProyecto),
    productos: listOf(productos).map(readListedProducto),
    linea: listOf(lineas).map(readLineaOfProyecto)[0] ?? null,
  };
}
