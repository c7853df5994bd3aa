import { IMPORT_ROW_MAX } from '../../../../contract/values/imports.ts';
import { formatNumber, limitError } from '../refusals.ts';

/** Characters of all texts of a file, which are in memory at once. A small file may repeat a long text many times. */
const TEXT_MAX = 50_000_000;

export class TextLength {
  #total = 0;
  #ofRow = 0;
  #row: { what: string; numero: number } | null = null;

  /** Begins a row. Texts that belong to none count for the file only. @param what how a message names it: 'La fila' */
  beginRow(what: string, numero: number): void {
    this.#ofRow = 0;
    this.#row = { what, numero };
  }

  /** @throws {HttpError} 413 past a limit */
  add(text: string): void {
    this.#total += text.length;
    this.#ofRow += text.length;
    if (this.#row !== null && this.#ofRow > IMPORT_ROW_MAX)
      throw limitError(
        `${this.#row.what} ${formatNumber(this.#row.numero)} tiene más de ${formatNumber(IMPORT_ROW_MAX)} caracteres, que es el máximo`,
      );
    if (this.#total > TEXT_MAX)
      throw limitError(
        `El archivo tiene más de ${formatNumber(TEXT_MAX)} caracteres de texto, que es el máximo. Divídalo en varios.`,
      );
  }
}
