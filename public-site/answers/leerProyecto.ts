import type { LineaDeProyecto } from '../../contract/entidades/linea.ts';
import type { IntegranteDeProyecto, ProyectoPublico } from '../../contract/entidades/proyecto.ts';
import { readDetalleDeProyecto, readProyecto, readProyectos } from '../../contract/wire/proyecto.ts';
import { type ProductoEnProyecto, productoEnProyecto } from './leerProducto.ts';
import { trimTexts } from './trimTexts.ts';

function proyectoPublico(proyecto: ReturnType<typeof readProyecto>): ProyectoPublico {
  const { enlace_ext, ...fields } = trimTexts(proyecto);
  return { ...fields, url_externa: enlace_ext };
}

/** One project. */
export const leerProyecto = (answer: unknown): ProyectoPublico => proyectoPublico(readProyecto(answer));

/** The projects of a list. */
export const leerProyectos = (answer: unknown): ProyectoPublico[] => readProyectos(answer).map(proyectoPublico);

/** What a project's page shows. */
export interface DetalleDeProyecto {
  proyecto: ProyectoPublico;
  integrantes: IntegranteDeProyecto[];
  productos: ProductoEnProyecto[];
  /** a project has at most one line */
  linea: LineaDeProyecto | null;
}

/** The answer of get_project; null if it carries no project. */
export function leerDetalleDeProyecto(answer: unknown): DetalleDeProyecto | null {
  const detalle = readDetalleDeProyecto(answer);
  if (detalle === null) return null;
  const { proyecto, integrantes, productos, linea } = detalle;
  return {
    proyecto: proyectoPublico(proyecto),
    integrantes: integrantes.map((integrante) => {
      const { id, id_integrante } = integrante;
      return { ...trimTexts(integrante), id_integrante: id_integrante || id };
    }),
    productos: productos.map(productoEnProyecto),
    linea: linea && { ...linea, id_linea: linea.id_linea ?? 0 },
  };
}
