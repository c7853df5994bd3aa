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

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export const PHOTOGRAPH: FileRule = {
  types: IMAGE_TYPES,
  max: IMAGE_MAX_BYTES,
  wrongType: (type) => ({
    title: `Tipo de archivo no permitido: ${type}`,
    text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: 'El archivo debe ser menor a 5MB' },
};

export const CONVENIO_LOGO: FileRule = {
  types: [...IMAGE_TYPES, 'image/svg+xml'],
  max: LOGO_MAX_BYTES,
  wrongType: (type) => ({
    title: `Tipo de archivo no permitido: ${type}`,
    text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: 'El archivo debe ser menor a 2MB' },
};

/** A photograph, or a drawing as SVG. */
export const IMAGE_OR_DRAWING: FileRule = {
  ...CONVENIO_LOGO,
  max: IMAGE_MAX_BYTES,
  tooLarge: PHOTOGRAPH.tooLarge,
};

export const IDENTIDAD_VIDEO: FileRule = {
  types: ['video/mp4', 'video/webm'],
  max: VIDEO_MAX_BYTES,
  wrongType: (type) => ({
    title: `Tipo de archivo no permitido: ${type}`,
    text: 'Solo se permiten videos MP4 (H.264) y WebM',
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: 'El archivo debe ser menor a 10MB' },
};

export const FULL_TEXT: FileRule = {
  types: ['application/pdf'],
  max: PDF_MAX_BYTES,
  wrongType: (type) => ({
    title: `Tipo de archivo no permitido: ${type}`,
    text: 'Solo se permiten archivos PDF',
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: 'El archivo debe ser menor a 10MB' },
};

export const EMPTY_FILE: FileError = { title: 'Archivo vacío', text: 'El archivo está vacío. Elija otro.' };

/** @param file media type, and size in bytes */
export function checkFile(rule: FileRule, file: { type: string; size: number }): FileError | null {
  if (!rule.types.includes(file.type)) return rule.wrongType(file.type);
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > rule.max) return rule.tooLarge;
  return null;
}
