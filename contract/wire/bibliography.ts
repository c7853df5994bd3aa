import { normalizeDoi } from '../bibliography/doi.ts';
import type { Persona } from '../bibliography/persona.ts';
import { TYPED_FIELDS, type TypedField } from '../bibliography/typedFields.ts';
import type { Bibliography } from '../entities/bibliography.ts';
import { fieldsOf, firstId, listOf, numberOf, textsOf, trimmedText } from '../values/tolerant.ts';

function readPersona(wire: unknown): Persona {
  const fields = fieldsOf(wire);
  return {
    apellidos: trimmedText(fields.apellidos),
    nombres: trimmedText(fields.nombres),
    nombre_corporativo: trimmedText(fields.nombre_corporativo),
    orcid: trimmedText(fields.orcid),
    integrante_id: firstId(fields, 'integrante_id'),
  };
}

const readPersonas = (wire: unknown): Persona[] => listOf(wire).map(readPersona);

export function readListedBibliography(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    autores: readPersonas(fields.autores),
    fecha_publicacion: trimmedText(fields.fecha_publicacion),
    en_prensa: numberOf(fields.en_prensa) === 1 ? 1 : 0,
  };
}

/** The fields of a product in the list of all. */
export function readCatalogBibliography(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    doi: normalizeDoi(trimmedText(fields.doi)),
    acceso: trimmedText(fields.acceso),
    fecha_embargo: trimmedText(fields.fecha_embargo),
    revista: trimmedText(fields.revista),
    titulo_libro: trimmedText(fields.titulo_libro),
    evento_nombre: trimmedText(fields.evento_nombre),
    institucion: trimmedText(fields.institucion),
    editorial: trimmedText(fields.editorial),
  };
}

/** Absent fields read as empty: other servers do not answer them. */
export function readBibliography(wire: unknown): Bibliography {
  const fields = fieldsOf(wire);
  const typed = Object.fromEntries(TYPED_FIELDS.map((name) => [name, trimmedText(fields[name])]));
  return {
    ...readListedBibliography(fields),
    idioma: trimmedText(fields.idioma),
    resumen: trimmedText(fields.resumen),
    palabras_clave: textsOf(fields.palabras_clave),
    ...readCatalogBibliography(fields),
    licencia: trimmedText(fields.licencia),
    ...(typed as Record<Exclude<TypedField, 'editores'>, string>),
    editores: readPersonas(fields.editores),
  };
}
