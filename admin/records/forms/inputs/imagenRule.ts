import { DESCRIPCION_IMAGEN_REQUIRED } from '../../../../contract/entities/imagen.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import type { FormErrors } from '../state/bySchema.ts';

type Values = Readonly<Record<string, unknown>>;

/** True if the record of a form will have a picture: a chosen one, or the stored one that is not removed. */
export const hasImagen = ({ imagen, nombre_imagen }: Values): boolean =>
  Boolean(imagen) || (imagen !== false && Boolean(nombre_imagen));

/** The rules of a form with a picture, which needs its alternative text. */
export const withImagenRule =
  (rules: (values: Record<string, unknown>) => FormErrors) =>
  (values: Record<string, unknown>): FormErrors => {
    const errors = rules(values);
    if (hasImagen(values) && textOf(values.descripcion_imagen).trim() === '') {
      errors.descripcion_imagen ??= DESCRIPCION_IMAGEN_REQUIRED;
    }
    return errors;
  };
