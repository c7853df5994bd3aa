import type { IntegranteListItem, PublicIntegrante } from '../../contract/entities/integrante.ts';
import type { PublicProyecto } from '../../contract/entities/proyecto.ts';
import { readIntegrante, readIntegrantes } from '../../contract/wire/integrante.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/wire/tolerant.ts';
import { parseProyecto } from './parseProyecto.ts';
import { trimTexts } from './trimTexts.ts';

/** The members of the public list. */
export const parseIntegrantes = (answer: unknown): IntegranteListItem[] => readIntegrantes(answer).map(trimTexts);

/** What a member's page shows. */
export interface IntegranteDetail {
  integrante: PublicIntegrante;
  proyectos: PublicProyecto[];
}

/** The answer of get_investigador; null if it carries no member. */
export function parseIntegranteDetail(answer: unknown): IntegranteDetail | null {
  const investigador = recordIn(answer, 'investigador');
  if (investigador === null) return null;
  const integrante = trimTexts(readIntegrante(investigador));
  return {
    integrante: { ...integrante, correo: integrante.email },
    proyectos: listOf(fieldsOf(answer).proyectos).map(parseProyecto),
  };
}
