import type { IntegranteListItem, PublicIntegrante } from '../../contract/entities/integrante.ts';
import type { ListedProducto } from '../../contract/entities/producto.ts';
import type { PublicProyecto } from '../../contract/entities/proyecto.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/values/tolerant.ts';
import { readIntegrante, readIntegrantes } from '../../contract/wire/integrante.ts';
import { parseProductos } from './parseProducto.ts';
import { parseProyecto } from './parseProyecto.ts';
import { trimTexts } from './trimTexts.ts';

export const parseIntegrantes = (response: unknown): IntegranteListItem[] => readIntegrantes(response).map(trimTexts);

export interface IntegranteDetail {
  integrante: PublicIntegrante;
  proyectos: PublicProyecto[];
  /** of which the member is an author */
  productos: ListedProducto[];
}

/** Parses the response of get_investigador; null if it contains no member. */
export function parseIntegranteDetail(response: unknown): IntegranteDetail | null {
  const investigador = recordIn(response, 'investigador');
  if (investigador === null) return null;
  const integrante = trimTexts(readIntegrante(investigador));
  return {
    integrante: { ...integrante, correo: integrante.email },
    proyectos: listOf(fieldsOf(response).proyectos).map(parseProyecto),
    productos: parseProductos(response),
  };
}
