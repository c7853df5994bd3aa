import type { PublicIntegrante } from '../entities/integrante.ts';
import { fieldsOf, firstId, firstText, listOf, numberOf, readIn, textsOf, trimmedText } from '../values/tolerant.ts';
import { readListedProducto } from './producto.ts';
import { readProyecto } from './proyecto.ts';

/** In lists, the fields that only its page shows are empty. */
export function readIntegrante(wire: unknown): PublicIntegrante {
  const fields = fieldsOf(wire);
  const email = firstText(fields, 'email', 'correo');
  return {
    id: firstId(fields, 'id', 'id_integrante') ?? 0,
    nombres: trimmedText(fields.nombres),
    apellidos: trimmedText(fields.apellidos),
    cargo: trimmedText(fields.cargo),
    profesion: trimmedText(fields.profesion),
    email,
    correo: email,
    estudios: textsOf(fields.estudios),
    areas_tematicas: textsOf(fields.areas_tematicas),
    grupo: numberOf(fields.grupo),
    url_linkedin: trimmedText(fields.url_linkedin),
    url_hv: trimmedText(fields.url_hv),
    orcid: trimmedText(fields.orcid),
    url_cvlac: trimmedText(fields.url_cvlac),
    url_google_scholar: trimmedText(fields.url_google_scholar),
    nombre_imagen: trimmedText(fields.nombre_imagen) || null,
  };
}

export const integrantesIn = (answer: unknown): unknown[] => listOf(answer, 'integrantes', 'investigadores', 'data');

export const readIntegrantes = (answer: unknown): PublicIntegrante[] => integrantesIn(answer).map(readIntegrante);

/** A member with the projects and the products that the member is an author of; null if the answer has no member. */
export function readIntegranteDetail(answer: unknown) {
  const integrante = readIn(answer, 'investigador', readIntegrante);
  if (integrante === null) return null;
  return {
    integrante,
    proyectos: listOf(fieldsOf(answer).proyectos).map(readProyecto),
    productos: listOf(fieldsOf(answer).productos).map(readListedProducto),
  };
}
export type IntegranteDetail = NonNullable<ReturnType<typeof readIntegranteDetail>>;
