import type { IntegranteOfProyecto, ListedProyecto } from '../entities/proyecto.ts';
import {
  fieldsOf,
  firstId,
  firstText,
  listOf,
  numberOf,
  readIn,
  textsIn,
  textsOf,
  trimmedText,
} from '../values/tolerant.ts';
import { readLineaOfProyecto } from './linea.ts';
import { readListedProducto } from './producto.ts';

/** Reads a project; the line is null where the answer has none, as on its page. */
export function readProyecto(wire: unknown): ListedProyecto {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_proyecto') ?? 0,
    id_proyecto: firstId(fields, 'id_proyecto', 'id') ?? 0,
    ...textsIn(fields, 'nombre', 'objetivo', 'descripcion'),
    estado: numberOf(fields.estado),
    ...textsIn(fields, 'fecha_inicio', 'fecha_fin', 'created_at'),
    entidades: textsOf(fields.entidades),
    url_externa: firstText(fields, 'enlace_ext', 'url_externa', 'enlace'),
    imagen: trimmedText(fields.imagen) || null,
    descripcion_imagen: trimmedText(fields.descripcion_imagen),
    id_linea: firstId(fields, 'id_linea'),
    linea_nombre: trimmedText(fields.linea_nombre) || null,
  };
}

export const proyectosIn = (answer: unknown): unknown[] => listOf(answer, 'projects', 'products', 'proyectos', 'data');

export const readProyectos = (answer: unknown): ListedProyecto[] => proyectosIn(answer).map(readProyecto);

/** A member of a project; `id` is the link's id. */
export function readIntegranteOfProyecto(wire: unknown): IntegranteOfProyecto {
  const fields = fieldsOf(wire);
  return {
    id: numberOf(fields.id),
    id_integrante: firstId(fields, 'id_integrante', 'actor_id', 'id') ?? 0,
    id_proyecto: firstId(fields, 'id_proyecto', 'proyecto_id') ?? 0,
    ...textsIn(fields, 'nombres', 'apellidos', 'cargo'),
    grupo: numberOf(fields.grupo),
    nombre_imagen: trimmedText(fields.nombre_imagen) || null,
  };
}

/** The line in the answer of a project's page, which is at most one. */
export const lineaIn = (answer: unknown) => listOf(fieldsOf(answer).lineas).map(readLineaOfProyecto)[0] ?? null;

/** A project with its members, its products and its line; null if the answer has no project. */
export function readProyectoDetail(answer: unknown) {
  const proyecto = readIn(answer, 'project', readProyecto);
  if (proyecto === null) return null;
  const { investigadores, productos } = fieldsOf(answer);
  return {
    proyecto,
    integrantes: listOf(investigadores).map(readIntegranteOfProyecto),
    productos: listOf(productos).map(readListedProducto),
    linea: lineaIn(answer),
  };
}
export type ProyectoDetail = NonNullable<ReturnType<typeof readProyectoDetail>>;
