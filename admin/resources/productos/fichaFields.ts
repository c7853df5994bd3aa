import { TYPED_FIELDS } from '../../../contract/bibliography/typedFields.ts';
import type { Bibliography } from '../../../contract/entities/bibliography.ts';
import { isFilled } from '../../display/displayValue.ts';

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

/** True for a value that says something: a number of 0 means no. */
export const isFilledIn = (value: unknown): boolean => isFilled(value) && value !== 0;
