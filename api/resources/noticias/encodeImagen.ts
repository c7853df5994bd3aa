import { INTEGRANTE_IMAGE } from '../../../contract/entities/file.ts';
import { encodePicture, type PreparedFile } from '../../uploads/prepare.ts';

/** By the rules of a member's picture. @throws {RejectedFile} */
export const encodeNoticiaImage = (bytes: Buffer): Promise<PreparedFile> =>
  encodePicture(bytes, INTEGRANTE_IMAGE, 'noticias');
