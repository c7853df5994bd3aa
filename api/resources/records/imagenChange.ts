import { IMAGEN_MISSING, type Imagen, type ImagenChanges, imagenError } from '../../../contract/entities/imagen.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { PreparedFile } from '../../uploads/prepare.ts';
import { changedPicture, type PictureChange } from './changedPicture.ts';

/** @throws {HttpError} 422 for a picture without its alternative text */
export function demandDescribed(record: Imagen): void {
  const error = imagenError(record);
  if (error !== null) throw invalidFieldError(...error);
}

/**
 * The columns of a record's picture after an update. The text goes with the picture.
 * @throws {HttpError} 422 for a removal together with another picture
 */
export async function changedImagen(
  trx: Trx,
  { descripcion_imagen, ...change }: PictureChange & { descripcion_imagen?: string | undefined },
) {
  const imagen = await changedPicture(trx, change);
  return definedFields({ imagen, descripcion_imagen: imagen === null ? '' : descripcion_imagen });
}

type Changes = Pick<ImagenChanges, 'quitar_imagen' | 'descripcion_imagen'>;

/**
 * The columns that a call changes which sets the picture of a record, or its text alone. The text goes with the picture.
 * @throws {HttpError} 422
 */
export async function imagenChange(
  trx: Trx,
  { quitar_imagen, descripcion_imagen }: Changes,
  file: PreparedFile | undefined,
) {
  const fields = await changedImagen(trx, { file, draftFile: null, quitar_imagen, descripcion_imagen });
  return {
    fields,
    /** @throws {HttpError} 422 if the record has no picture that the text describes */
    demandPicture(antes: Imagen): void {
      if (fields.imagen === undefined && antes.imagen === null) throw invalidFieldError('imagen', IMAGEN_MISSING);
    },
  };
}
