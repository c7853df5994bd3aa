import type { LineaOfProyecto } from '../../contract/entities/linea.ts';
import type { IntegranteOfProyecto, PublicProyecto } from '../../contract/entities/proyecto.ts';
import { readProyecto, readProyectoDetail, readProyectos } from '../../contract/wire/proyecto.ts';
import { type ProductoInProyecto, toProductoInProyecto } from './parseProducto.ts';
import { trimTexts } from './trimTexts.ts';

function publicProyecto(proyecto: ReturnType<typeof readProyecto>): PublicProyecto {
  const { enlace_ext, ...fields } = trimTexts(proyecto);
  return { ...fields, url_externa: enlace_ext };
}

/** One project. */
export const parseProyecto = (answer: unknown): PublicProyecto => publicProyecto(readProyecto(answer));

/** The projects of a list. */
export const parseProyectos = (answer: unknown): PublicProyecto[] => readProyectos(answer).map(publicProyecto);

/** What a project's page shows. */
export interface ProyectoDetail {
  proyecto: PublicProyecto;
  integrantes: IntegranteOfProyecto[];
  productos: ProductoInProyecto[];
  /** a project has at most one line */
  linea: LineaOfProyecto | null;
}

/** The answer of get_project; null if it carries no project. */
export function parseProyectoDetail(answer: unknown): ProyectoDetail | null {
  const detalle = readProyectoDetail(answer);
  if (detalle === null) return null;
  const { proyecto, integrantes, productos, linea } = detalle;
  return {
    proyecto: publicProyecto(proyecto),
    integrantes: integrantes.map((integrante) => {
      const { id, id_integrante } = integrante;
      return { ...trimTexts(integrante), id_integrante: id_integrante || id };
    }),
    productos: productos.map(toProductoInProyecto),
    linea: linea && { ...linea, id_linea: linea.id_linea ?? 0 },
  };
}
