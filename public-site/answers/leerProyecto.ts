/** Projects as answers carry them, read tolerantly (section 7). */
import type { LineaDeProyecto } from '../../contract/entidades/linea.ts';
import type { IntegranteDeProyecto, ProyectoPublico } from '../../contract/entidades/proyecto.ts';
import { listOf, numberOf, textOf, textsOf } from '../../contract/tolerant.ts';
import { camposDe } from './campos.ts';
import { leerProductoDeProyecto, type ProductoEnProyecto } from './leerProducto.ts';

/** One project; its key in links is `id_proyecto`, or `id` if absent (section 2). */
export function leerProyecto(answer: unknown): ProyectoPublico {
  const campos = camposDe(answer);
  const id = numberOf(campos.id);
  return {
    id,
    id_proyecto: numberOf(campos.id_proyecto) || id,
    nombre: textOf(campos.nombre).trim(),
    objetivo: textOf(campos.objetivo).trim(),
    descripcion: textOf(campos.descripcion).trim(),
    estado: numberOf(campos.estado),
    fecha_inicio: textOf(campos.fecha_inicio),
    fecha_fin: textOf(campos.fecha_fin),
    created_at: textOf(campos.created_at),
    entidades: textsOf(campos.entidades),
    url_externa: textOf(campos.url_externa) || textOf(campos.enlace_ext),
  };
}

/** The projects of a list, under any of the names that section 7 shows. */
export const leerProyectos = (answer: unknown): ProyectoPublico[] =>
  listOf(answer, 'products', 'projects', 'proyectos', 'data').map(leerProyecto);

/** What a project's page shows. */
export interface DetalleDeProyecto {
  proyecto: ProyectoPublico;
  integrantes: IntegranteDeProyecto[];
  productos: ProductoEnProyecto[];
  /** a project has at most one line (section 4) */
  linea: LineaDeProyecto | null;
}

function leerIntegrante(answer: unknown): IntegranteDeProyecto {
  const campos = camposDe(answer);
  const id = numberOf(campos.id);
  return {
    id,
    id_integrante: numberOf(campos.id_integrante) || id,
    id_proyecto: numberOf(campos.id_proyecto),
    nombres: textOf(campos.nombres).trim(),
    apellidos: textOf(campos.apellidos).trim(),
    cargo: textOf(campos.cargo).trim(),
    grupo: numberOf(campos.grupo),
    nombre_imagen: textOf(campos.nombre_imagen) || null,
  };
}

function leerLinea(answer: unknown): LineaDeProyecto {
  const campos = camposDe(answer);
  return { id_linea: numberOf(campos.id_linea), linea_nombre: textOf(campos.linea_nombre) || textOf(campos.nombre) };
}

/** The answer of get_project; null when it carries no project. */
export function leerDetalleDeProyecto(answer: unknown): DetalleDeProyecto | null {
  const campos = camposDe(answer);
  const [project] = Array.isArray(campos.project) ? campos.project : [campos.project];
  if (typeof project !== 'object' || project === null) return null;
  return {
    proyecto: leerProyecto(project),
    integrantes: listOf(campos.investigadores).map(leerIntegrante),
    productos: listOf(campos.productos).map(leerProductoDeProyecto),
    linea: listOf(campos.lineas).map(leerLinea)[0] ?? null,
  };
}
