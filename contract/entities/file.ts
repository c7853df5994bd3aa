/** The rules of uploaded files. Forms check the declared media type, the server the detected one. */
import { PDF_MAX_BYTES } from '../bibliography/values.ts';
import { IMAGE_MAX_BYTES, LOGO_MAX_BYTES, VIDEO_MAX_BYTES } from '../values/constants.ts';

export interface FileError {
  title: string;
  text: string;
}

export interface FileRule {
  types: readonly string[];
  /** bytes */
  max: number;
  wrongType: (type: string) => FileError;
  tooLarge: FileError;
}

const PDF = 'application/pdf';
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** @param named what may be chosen: 'archivos PDF' @param megabytes `max` as users read it */
const rule = (types: readonly string[], named: string, max: number, megabytes: number): FileRule => ({
  types,
  max,
  wrongType: (type) => ({
    title: `Tipo de archivo no permitido: ${type}`,
    text: `Solo se permiten ${named}`,
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: `El archivo debe ser menor a ${megabytes}MB` },
});

const PICTURE_TYPES = [...IMAGE_TYPES, 'image/svg+xml'];
const PICTURES = 'archivos JPG, JPEG, PNG, GIF, WebP y SVG';

export const PHOTOGRAPH = rule(IMAGE_TYPES, 'archivos JPG, JPEG, PNG, GIF y WebP', IMAGE_MAX_BYTES, 5);
export const CONVENIO_LOGO = rule(PICTURE_TYPES, PICTURES, LOGO_MAX_BYTES, 2);
/** A photograph, or a drawing as SVG. */
export const IMAGE_OR_DRAWING = rule(PICTURE_TYPES, PICTURES, IMAGE_MAX_BYTES, 5);
export const IDENTIDAD_VIDEO = rule(['video/mp4', 'video/webm'], 'videos MP4 (H.264) y WebM', VIDEO_MAX_BYTES, 10);
export const FULL_TEXT = rule([PDF], 'archivos PDF', PDF_MAX_BYTES, 10);

const TEXT_FILE = [[...IMAGE_TYPES, PDF], 'archivos JPG, JPEG, PNG, GIF, WebP y PDF'] as const;
const TEXT_PICTURE = rule(...TEXT_FILE, IMAGE_MAX_BYTES, 5);
const TEXT_PDF = rule(...TEXT_FILE, PDF_MAX_BYTES, 10);

/** The rule of a file in a text, by its media type. */
export const textFileRule = (type: string): FileRule => (type === PDF ? TEXT_PDF : TEXT_PICTURE);

export const EMPTY_FILE: FileError = { title: 'Archivo vacío', text: 'El archivo está vacío. Elija otro.' };

/** @param file media type, and size in bytes */
export function checkFile(
  { types, max, wrongType, tooLarge }: FileRule,
  file: { type: string; size: number },
): FileError | null {
  if (!types.includes(file.type)) return wrongType(file.type);
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > max) return tooLarge;
  return null;
}
