/** The rules for files (section 5). No imports but constants: forms check before they send, the server by content. */
import { IMAGE_MAX_BYTES, LOGO_MAX_BYTES } from '../constants.ts';

/** What is wrong with a file, as the toast shows it: a title and a text. */
export interface FileError {
  title: string;
  text: string;
}

/** What a file field accepts, and what it says when it does not. */
export interface FileRule {
  types: readonly string[];
  /** bytes */
  max: number;
  wrongType: (tipo: string) => FileError;
  tooLarge: FileError;
}

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Member image: JPG, JPEG, PNG, GIF or WebP, at most 5 MB (section 5). */
export const INTEGRANTE_IMAGE: FileRule = {
  types: IMAGE_TYPES,
  max: IMAGE_MAX_BYTES,
  wrongType: (tipo) => ({
    title: `Tipo de archivo no permitido: ${tipo}`,
    text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: 'El archivo debe ser menor a 5MB' },
};

/** Convenio logo: the same and SVG, at most 2 MB (section 5). */
export const CONVENIO_LOGO: FileRule = {
  types: [...IMAGE_TYPES, 'image/svg+xml'],
  max: LOGO_MAX_BYTES,
  wrongType: (tipo) => ({
    title: `Tipo de archivo no permitido: ${tipo}`,
    text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
  }),
  tooLarge: { title: 'Archivo demasiado grande', text: 'El archivo debe ser menor a 2MB' },
};

/**
 * Checks what a browser says of a file against a rule of section 5.
 * @param file its media type and its size in bytes
 * @returns what is wrong, or null
 */
export function checkFile(rule: FileRule, file: { type: string; size: number }): FileError | null {
  if (!rule.types.includes(file.type)) return rule.wrongType(file.type);
  if (file.size > rule.max) return rule.tooLarge;
  return null;
}
