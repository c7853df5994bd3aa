import { PICTURE_AND_REMOVAL } from '../../../contract/entities/fileRemoval.ts';
import type { Trx } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { PreparedFile } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import type { DraftFile } from '../calls/handler.ts';

export interface PictureChange {
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
