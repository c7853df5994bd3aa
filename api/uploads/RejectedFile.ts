import type { FileError } from '../../contract/entities/file.ts';

export class RejectedFile extends Error {
  override readonly name = 'RejectedFile';
  readonly status: 413 | 415 | 422;
  readonly title: string;

  /** @param status 413 too large, 415 not an accepted type, 422 too much work */
  constructor(status: 413 | 415 | 422, { title, text }: FileError) {
    super(text);
    this.status = status;
    this.title = title;
  }
}

export const INVALID_IMAGE: FileError = {
  title: 'Imagen no válida',
  text: 'El archivo no es una imagen válida',
};

export const TOO_MANY_PIXELS: FileError = {
  title: 'Imagen demasiado grande',
  text: 'La imagen debe tener menos de 40 millones de píxeles',
};
