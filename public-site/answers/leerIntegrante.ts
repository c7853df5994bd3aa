import type { IntegranteEnLista, IntegrantePublico } from '../../contract/entidades/integrante.ts';
import type { ProyectoPublico } from '../../contract/entidades/proyecto.ts';
import { readIntegrante, readIntegrantes } from '../../contract/wire/integrante.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/wire/tolerant.ts';
import { leerProyecto } from './leerProyecto.ts';
import { trimTexts } from './trimTexts.ts';

/** The members of the public list. */
export const leerIntegrantes = (answer: unknown): IntegranteEnLista[] => readIntegrantes(answer).map(trimTexts);

/** What a member's page shows. */
export interface DetalleDeIntegrante {
  integrante: IntegrantePublico;
  proyectos: ProyectoPublico[];
}

/** The answer of get_investigador; null if it carries no member. */
export function leerDetalleDeIntegrante(answer: unknown): DetalleDeIntegrante | null {
  const investigador = recordIn(answer, 'investigador');
  if (investigador === null) return null;
  const integrante = trimTexts(readIntegrante(investigador));
  return {
    integrante: { ...integrante, correo: integrante.email },
    proyectos: listOf(fieldsOf(answer).proyectos).map(leerProyecto),
  };
}
