import { normalizeDoi } from '../bibliography/doi.ts';
import type { Persona } from '../bibliography/persona.ts';
import { TYPED_FIELDS, type TypedField } from '../bibliography/typedFields.ts';
import { fieldsOf, firstId, listOf, numberOf, textOf, textsOf } from '../values/tolerant.ts';

function readPersona(wire: unknown): Persona {
  const fields = fieldsOf(wire);
  return {
    apellidos: textOf(fields.apellidos),
    nombres: textOf(fields.nombres),
    nombre_corporativo: textOf(fields.nombre_corporativo),
    orcid: textOf(fields.orcid),
    integrante_id: firstId(fields, 'integrante_id'),
  };
}

const readPersonas = (wire: unknown): Persona[] => listOf(wire).map(readPersona);

export function readListedBibliography(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    autores: readPersonas(fields.autores),
    fecha_publicacion: textOf(fields.fecha_publicacion),
    en_prensa: numberOf(fields.en_prensa) === 1 ? 1 : 0,
  };
}

/** Absent fields read as empty: other servers do not answer them. */
export function readBibliography(wire: unknown) {
  const fields = fieldsOf(wire);
  const typed = Object.fromEntries(TYPED_FIELDS.map((name) => [name, textOf(fields[name])]));
  return {
    ...readListedBibliography(fields),
    idioma: textOf(fields.idioma),
    resumen: textOf(fields.resumen),
    palabras_clave: textsOf(fields.palabras_clave),
    doi: normalizeDoi(textOf(fields.doi)),
    licencia: textOf(fields.licencia),
    acceso: textOf(fields.acceso),
    fecha_embargo: textOf(fields.fecha_embargo),
    ...(typed as Record<Exclude<TypedField, 'editores'>, string>),
    editores: readPersonas(fields.editores),
  };
}
