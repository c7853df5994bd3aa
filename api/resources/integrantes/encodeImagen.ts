import { INTEGRANTE_IMAGE } from '../../../contract/entities/file.ts';
import { encodePicture, type PreparedFile } from '../../uploads/prepare.ts';

/** @throws {RejectedFile} */
export const encodeIntegranteImage = (bytes: Buffer): Promise<PreparedFile> =>
  encodePicture(bytes, INTEGRANTE_IMAGE, 'integrantes');
