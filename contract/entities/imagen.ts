/** The picture of a record with its alternative text, as the columns `imagen` and `descripcion_imagen`. */
import { z } from 'zod';
import { optionalText } from '../fields/fields.ts';
import { SHORT_TEXT_MAX } from '../values/constants.ts';

export const DESCRIPCION_IMAGEN_REQUIRED = 'Describa la imagen para quien no la ve';

/** The fields of answers. `imagen` is the name of the stored file. */
export const imagenFields = { imagen: z.string().nullable(), descripcion_imagen: z.string() };
export type Imagen = z.infer<z.ZodObject<typeof imagenFields>>;

/** The field of a call that writes the record. Absent: the text stays. */
export const descripcionImagenInput = { descripcion_imagen: optionalText(SHORT_TEXT_MAX).optional() };

/** A picture needs its alternative text. @returns field and message */
export function imagenError({ imagen, descripcion_imagen }: Imagen): readonly [string, string] | null {
  const isUndescribed = imagen !== null && descripcion_imagen.trim() === '';
  return isUndescribed ? ['descripcion_imagen', DESCRIPCION_IMAGEN_REQUIRED] : null;
}
