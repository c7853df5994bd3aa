import type { FileError } from '../../contract/entities/file.ts';

/** A file that is refused: the answer's status, and what the toast shows (section 5). `message` is its text. */
export class RejectedFile extends Error {
  override readonly name = 'ArchivoRechazado';
  readonly status: 413 | 415;
  readonly title: string;

  /** @param status 413 too large, 415 not a file of an accepted kind */
  constructor(status: 413 | 415, { title, text }: FileError) {
    super(text);
    this.status = status;
    this.title = title;
  }
}

/** For a file whose signature is right and whose content is not. */
export const INVALID_IMAGE: FileError = {
  title: 'Imagen no válida',
  text: 'El archivo no es una imagen válida',
};

/** For an image that would take too much memory to decode. */
export const TOO_MANY_PIXELS: FileError = {
  title: 'Imagen demasiado grande',
  text: 'La imagen debe tener menos de 40 millones de píxeles',
};
