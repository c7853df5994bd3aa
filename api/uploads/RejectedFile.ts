import { messages } from '../../contract/calls/messages.ts';
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
  title: messages.archivos.notImageTitle,
  text: messages.archivos.notImage,
};

export const TOO_MANY_PIXELS: FileError = {
  title: messages.archivos.tooManyPixelsTitle,
  text: messages.archivos.tooManyPixels,
};
