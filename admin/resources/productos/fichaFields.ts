import { TYPED_FIELDS } from '../../../contract/bibliography/typedFields.ts';
import type { Bibliography } from '../../../contract/entities/bibliography.ts';

export type FichaField = keyof Bibliography;

/** The fields of the bibliographic record, in the order of a title page. */
export const FICHA_FIELDS: readonly FichaField[] = [
  'autores',
  'fecha_publicacion',
  'en_prensa',
  'idioma',
  ...TYPED_FIELDS,
  'doi',
  'resumen',
  'palabras_clave',
  'acceso',
  'fecha_embargo',
  'licencia',
];
