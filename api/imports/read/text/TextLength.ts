import { formatNumber, limitError } from '../refusals.ts';

/** Characters of all texts of a file, which are in memory at once. A small file may repeat a long text many times. */
const TEXT_MAX = 50_000_000;

export class TextLength {
  #total = 0;

  /** @throws {HttpError} 413 past the limit */
  add(text: string): void {
    this.#total += text.length;
    if (this.#total > TEXT_MAX)
      throw limitError(
        `El archivo tiene más de ${formatNumber(TEXT_MAX)} caracteres de texto, que es el máximo. Divídalo en varios.`,
      );
  }
}
