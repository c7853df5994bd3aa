import { normalizeDoi } from '../bibliography/doi.ts';
import type { Persona } from '../bibliography/persona.ts';
import { TYPED_FIELDS } from '../bibliography/typedFields.ts';
import type { Bibliography } from '../entities/bibliography.ts';
import { fieldsOf, firstId, listOf, numberOf, textsIn, textsOf, trimmedText } from '../values/tolerant.ts';

// Field by field where a list has thousands: textsIn takes twice the time.
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
  return {
    ...readListedBibliography(fields),
    ...textsIn(fields, 'idioma', 'resumen'),
    palabras_clave: textsOf(fields.palabras_clave),
    ...readCatalogBibliography(fields),
    ...textsIn(fields, 'licencia', ...TYPED_FIELDS),
    editores: readPersonas(fields.editores),
  };
}
