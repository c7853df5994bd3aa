import type { LineaOfProyecto } from '../../contract/entities/linea.ts';
import type { IntegranteOfProyecto, ListedProyecto, PublicProyecto } from '../../contract/entities/proyecto.ts';
import { readProyecto, readProyectoDetail, readProyectos } from '../../contract/wire/proyecto.ts';
import { type ProductoInProyecto, toProductoInProyecto } from './parseProducto.ts';
import { trimTexts } from './trimTexts.ts';

function publicProyecto(proyecto: ReturnType<typeof readProyecto>): ListedProyecto {
  const { enlace_ext, ...fields } = trimTexts(proyecto);
  return { ...fields, url_externa: enlace_ext };
}

export const parseProyecto = (response: unknown): PublicProyecto => publicProyecto(readProyecto(response));

export const parseProyectos = (response: unknown): ListedProyecto[] => readProyectos(response).map(publicProyecto);

export interface ProyectoDetail {
  proyecto: PublicProyecto;
  integrantes: IntegranteOfProyecto[];
  productos: ProductoInProyecto[];
  /** a project has at most one line */
  linea: LineaOfProyecto | null;
}

/** Parses the response of get_project; null if it contains no project. */
export function parseProyectoDetail(response: unknown): ProyectoDetail | null {
  const detail = readProyectoDetail(response);
  if (detail === null) return null;
  const { proyecto, integrantes, productos, linea } = detail;
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
