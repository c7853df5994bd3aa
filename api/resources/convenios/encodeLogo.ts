import { CONVENIO_LOGO } from '../../../contract/entities/file.ts';
import { encodePicture, type PreparedFile } from '../../uploads/prepare.ts';

/** @throws {RejectedFile} */
export const encodeLogo = (bytes: Buffer): Promise<PreparedFile> => encodePicture(bytes, CONVENIO_LOGO, 'convenios');
