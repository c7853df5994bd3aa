import { PICTURE_AND_REMOVAL } from '../../../contract/entities/fileRemoval.ts';
import { type Imagen, imagenError } from '../../../contract/entities/imagen.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { PreparedFile } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import type { DraftFile } from '../calls/handler.ts';

interface PictureChange {
  /** of the call */
  file: PreparedFile | undefined;
  /** of the draft that the call publishes */
  draftFile: DraftFile | null;
  quitar_imagen?: 1 | undefined;
}

/**
 * The name of a record's picture after an update; null if it is removed, undefined if it stays. Versions keep the file that was there.
 * @throws {HttpError} 422 for a removal together with another picture
 */
export async function changedPicture(
  trx: Trx,
  { file, draftFile, quitar_imagen }: PictureChange,
): Promise<string | null | undefined> {
  if (quitar_imagen === undefined) return file ? storeFile(trx, file) : draftFile?.nombre;
  if (file || draftFile) throw invalidFieldError('quitar_imagen', PICTURE_AND_REMOVAL);
  return null;
}

/** As {@link changedPicture}: the columns of a picture with its alternative text, which goes with it. */
export async function changedImagen(
  trx: Trx,
  { descripcion_imagen, ...change }: PictureChange & { descripcion_imagen?: string | undefined },
) {
  const imagen = await changedPicture(trx, change);
  return definedFields({ imagen, descripcion_imagen: imagen === null ? '' : descripcion_imagen });
}

/** @throws {HttpError} 422 for a picture without its alternative text */
export function demandDescribed(record: Imagen): void {
  const error = imagenError(record);
  if (error !== null) throw invalidFieldError(...error);
}
