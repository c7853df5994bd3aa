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

/** The fields of a product in the list of all. */
export function readCatalogBibliography(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    doi: normalizeDoi(textOf(fields.doi)),
    acceso: textOf(fields.acceso),
    fecha_embargo: textOf(fields.fecha_embargo),
    revista: textOf(fields.revista),
    titulo_libro: textOf(fields.titulo_libro),
    evento_nombre: textOf(fields.evento_nombre),
    institucion: textOf(fields.institucion),
    editorial: textOf(fields.editorial),
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
    ...readCatalogBibliography(fields),
    licencia: textOf(fields.licencia),
    ...(typed as Record<Exclude<TypedField, 'editores'>, string>),
    editores: readPersonas(fields.editores),
  };
}
