/** Members as answers carry them, read tolerantly (section 7). */
import type { IntegranteEnLista, IntegrantePublico } from '../../contract/entidades/integrante.ts';
import type { ProyectoPublico } from '../../contract/entidades/proyecto.ts';
import { listOf, numberOf, textOf, textsOf } from '../../contract/tolerant.ts';
import { camposDe } from './campos.ts';
import { leerProyecto } from './leerProyecto.ts';

function leerIntegranteEnLista(answer: unknown): IntegranteEnLista {
  const campos = camposDe(answer);
  return {
    id: numberOf(campos.id),
    grupo: numberOf(campos.grupo),
    nombre_imagen: textOf(campos.nombre_imagen).trim() || null,
    nombres: textOf(campos.nombres).trim(),
    apellidos: textOf(campos.apellidos).trim(),
  };
}

/** The members of the public list. */
export const leerIntegrantes = (answer: unknown): IntegranteEnLista[] =>
  listOf(answer, 'investigadores', 'integrantes', 'data').map(leerIntegranteEnLista);

/** What a member's page shows. */
export interface DetalleDeIntegrante {
  integrante: IntegrantePublico;
  proyectos: ProyectoPublico[];
}

/** The answer of get_investigador; null when it carries no member. */
export function leerDetalleDeIntegrante(answer: unknown): DetalleDeIntegrante | null {
  const { investigador, proyectos } = camposDe(answer);
  const [first] = Array.isArray(investigador) ? investigador : [investigador];
  if (typeof first !== 'object' || first === null) return null;
  const campos = camposDe(first);
  const correo = textOf(campos.correo) || textOf(campos.email);
  return {
    integrante: {
      ...leerIntegranteEnLista(first),
      cargo: textOf(campos.cargo).trim(),
      profesion: textOf(campos.profesion).trim(),
      email: correo,
      correo,
      estudios: textsOf(campos.estudios),
      areas_tematicas: textsOf(campos.areas_tematicas),
      url_linkedin: textOf(campos.url_linkedin),
      url_hv: textOf(campos.url_hv),
    },
    proyectos: listOf(proyectos).map(leerProyecto),
  };
}
