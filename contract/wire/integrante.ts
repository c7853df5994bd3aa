import { fieldsOf, firstId, firstText, listOf, numberOf, textOf, textsOf } from '../values/tolerant.ts';

export function readIntegrante(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_integrante') ?? 0,
    nombres: textOf(fields.nombres),
    apellidos: textOf(fields.apellidos),
    cargo: textOf(fields.cargo),
    profesion: textOf(fields.profesion),
    email: firstText(fields, 'email', 'correo'),
    estudios: textsOf(fields.estudios),
    areas_tematicas: textsOf(fields.areas_tematicas),
    grupo: numberOf(fields.grupo),
    url_linkedin: textOf(fields.url_linkedin),
    url_hv: textOf(fields.url_hv),
    orcid: textOf(fields.orcid),
    url_cvlac: textOf(fields.url_cvlac),
    url_google_scholar: textOf(fields.url_google_scholar),
    nombre_imagen: textOf(fields.nombre_imagen).trim() || null,
    created_by: textOf(fields.created_by),
    version: firstId(fields, 'version'),
  };
}

export const integrantesIn = (answer: unknown): unknown[] => listOf(answer, 'integrantes', 'investigadores', 'data');

export const readIntegrantes = (answer: unknown) => integrantesIn(answer).map(readIntegrante);

/** A member of a project; `id` is the link's id. */
export function readIntegranteOfProyecto(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: numberOf(fields.id),
    id_integrante: firstId(fields, 'id_integrante', 'actor_id') ?? 0,
    id_proyecto: firstId(fields, 'id_proyecto', 'proyecto_id') ?? 0,
    nombres: textOf(fields.nombres),
    apellidos: textOf(fields.apellidos),
    cargo: textOf(fields.cargo),
    grupo: numberOf(fields.grupo),
    nombre_imagen: textOf(fields.nombre_imagen).trim() || null,
  };
}
