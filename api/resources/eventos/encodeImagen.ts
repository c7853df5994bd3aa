import { IDENTIDAD_IMAGE } from '../../../contract/entities/file.ts';
import { encodePicture, type PreparedFile } from '../../uploads/prepare.ts';

/** @throws {RejectedFile} */
export const encodeEventoImage = (bytes: Buffer): Promise<PreparedFile> =>
  encodePicture(bytes, IDENTIDAD_IMAGE, 'eventos');
