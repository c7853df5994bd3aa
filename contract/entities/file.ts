/** The rules for files (section 5). No imports but constants: forms check before they send, the server by content. */
import { IMAGE_MAX_BYTES, LOGO_MAX_BYTES } from '../constants.ts';

/** What is wrong with a file, as the toast shows it: a title and a text. */
export interface FileRefusal {
  titulo: string;
  texto: string;
}

/** What a file field accepts, and what it says when it does not. */
export interface FileRule {
  tipos: readonly string[];
  /** bytes */
  max: number;
  tipoNoPermitido: (tipo: string) => FileRefusal;
  demasiadoGrande: FileRefusal;
}

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Member image: JPG, JPEG, PNG, GIF or WebP, at most 5 MB (section 5). */
export const INTEGRANTE_IMAGE: FileRule = {
  tipos: IMAGE_TYPES,
  max: IMAGE_MAX_BYTES,
  tipoNoPermitido: (tipo) => ({
    titulo: `Tipo de archivo no permitido: ${tipo}`,
    texto: 'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
  }),
  demasiadoGrande: { titulo: 'Archivo demasiado grande', texto: 'El archivo debe ser menor a 5MB' },
};

/** Convenio logo: the same and SVG, at most 2 MB (section 5). */
export const CONVENIO_LOGO: FileRule = {
  tipos: [...IMAGE_TYPES, 'image/svg+xml'],
  max: LOGO_MAX_BYTES,
  tipoNoPermitido: (tipo) => ({
    titulo: `Tipo de archivo no permitido: ${tipo}`,
    texto: 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
  }),
  demasiadoGrande: { titulo: 'Archivo demasiado grande', texto: 'El archivo debe ser menor a 2MB' },
};

/**
 * Checks what a browser says of a file against a rule of section 5.
 * @param archivo its media type and its size in bytes
 * @returns what is wrong, or null
 */
export function checkFile(regla: FileRule, archivo: { type: string; size: number }): FileRefusal | null {
  if (!regla.tipos.includes(archivo.type)) return regla.tipoNoPermitido(archivo.type);
  if (archivo.size > regla.max) return regla.demasiadoGrande;
  return null;
}
