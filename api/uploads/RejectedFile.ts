import type { FileRefusal } from '../../contract/entities/file.ts';

/** A file that is refused: the answer's status, and what the toast shows (section 5). `message` is its text. */
export class RejectedFile extends Error {
  override readonly name = 'ArchivoRechazado';
  readonly status: 413 | 415;
  readonly titulo: string;

  /** @param status 413 too large, 415 not a file of an accepted kind */
  constructor(status: 413 | 415, { titulo, texto }: FileRefusal) {
    super(texto);
    this.status = status;
    this.titulo = titulo;
  }
}

/** For a file whose signature is right and whose content is not. */
export const INVALID_IMAGE: FileRefusal = {
  titulo: 'Imagen no válida',
  texto: 'El archivo no es una imagen válida',
};

/** For an image that would take too much memory to decode. */
export const TOO_MANY_PIXELS: FileRefusal = {
  titulo: 'Imagen demasiado grande',
  texto: 'La imagen debe tener menos de 40 millones de píxeles',
};
