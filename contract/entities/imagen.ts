/** The picture of a record with its alternative text, as the columns `imagen` and `descripcion_imagen`. */
import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, optionalText, version } from '../fields/fields.ts';
import { SHORT_TEXT_MAX } from '../values/constants.ts';
import { pictureRemoval } from './fileRemoval.ts';

export const DESCRIPCION_IMAGEN_REQUIRED = 'Describa la imagen para quien no la ve';
export const IMAGEN_MISSING = 'Elija la imagen';

/** In answers. `imagen` is the name of the stored file. */
export const imagenFields = { imagen: z.string().nullable(), descripcion_imagen: z.string() };
export type Imagen = z.infer<z.ZodObject<typeof imagenFields>>;

/** In the body of a call that writes the record. Absent: the text stays. */
export const descripcionImagenInput = { descripcion_imagen: optionalText(SHORT_TEXT_MAX).optional() };

/** A picture needs its alternative text. @returns field and message */
export function imagenError({ imagen, descripcion_imagen }: Imagen): readonly [string, string] | null {
  const isUndescribed = imagen !== null && descripcion_imagen.trim() === '';
  return isUndescribed ? ['descripcion_imagen', DESCRIPCION_IMAGEN_REQUIRED] : null;
}

/** The body of a call that only changes the picture, which is the call's file. */
export const imagenChanges = z.object({
  id: id(),
  version: version(),
  ...descripcionImagenInput,
  ...pictureRemoval,
});
export type ImagenChanges = z.output<typeof imagenChanges>;

export const changedImagen = withSuccess({ message: z.string(), ...imagenFields });
