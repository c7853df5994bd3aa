import type { PublicIntegrante } from '../entities/integrante.ts';
import type { Periodo } from '../values/periodos.ts';
import {
  fieldsOf,
  firstId,
  firstText,
  isActive,
  listIn,
  listOf,
  numberOf,
  readIn,
  textsIn,
  textsOf,
  trimmedText,
} from '../values/tolerant.ts';
import { readListedProducto } from './producto.ts';
import { readProyecto } from './proyecto.ts';

const readPeriodos = (wire: unknown): Periodo[] =>
  (listIn(wire) ?? []).map((periodo) => textsIn(fieldsOf(periodo), 'desde', 'hasta'));

/** Reads a record; in lists, the fields that only its page shows are empty. */
export function readIntegrante(wire: unknown): PublicIntegrante {
  const fields = fieldsOf(wire);
  const email = firstText(fields, 'email', 'correo');
  return {
    id: firstId(fields, 'id', 'id_integrante') ?? 0,
    ...textsIn(fields, 'nombres', 'apellidos', 'cargo', 'profesion'),
    email,
    correo: email,
    estudios: textsOf(fields.estudios),
    areas_tematicas: textsOf(fields.areas_tematicas),
    grupo: numberOf(fields.grupo),
    ...textsIn(fields, 'url_linkedin', 'url_hv', 'orcid', 'url_cvlac', 'url_google_scholar'),
    nombre_imagen: trimmedText(fields.nombre_imagen) || null,
    periodos: readPeriodos(fields.periodos),
    anterior: isActive(fields.anterior) ? 1 : 0,
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
