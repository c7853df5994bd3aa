import { IMAGE_OR_DRAWING } from '../../../contract/entities/file.ts';
import { encodePicture, type PreparedFile } from '../../uploads/prepare.ts';

/** @throws {RejectedFile} */
export const encodeLineaImage = (bytes: Buffer): Promise<PreparedFile> =>
  encodePicture(bytes, IMAGE_OR_DRAWING, 'lineas');
