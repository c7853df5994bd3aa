import { FULL_TEXT, PHOTOGRAPH } from '../../../../../contract/entities/file.ts';

/** Media types. */
export const PICTURE_TYPES = PHOTOGRAPH.types;
export const PDF_TYPES = FULL_TEXT.types;
