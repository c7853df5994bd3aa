import { allowedText, hasForbiddenCharacters, withoutExcessMarks } from '../../../../contract/values/characters.ts';
import { CELL_MAX, IMPORT_ROW_MAX } from '../../../../contract/values/imports.ts';
import { formatNumber, limitError, unsupportedError } from '../refusals.ts';

/** Characters of all texts of a file, which are in memory at once. A small file may repeat a long text many times. */
const TEXT_MAX = 50_000_000;

/** How messages name the rows of a file and their cells: 'La fila' and 'Una celda de la fila'. */
interface RowNames {
  row: string;
  cell: string;
}

/** The texts of a file, row by row: counts them, and removes and counts the characters that no record may have. */
export class FileTexts {
  readonly #names: RowNames;
  #total = 0;
  #ofRow = 0;
  #numero = 0;
  #removed = 0;

  constructor(names: RowNames) {
    this.#names = names;
  }

  beginRow(numero: number): void {
    this.#ofRow = 0;
    this.#numero = numero;
  }

  /** The text of a cell without forbidden characters. @throws {HttpError} 413 past a limit */
  clean(text: string): string {
    const { row, cell } = this.#names;
    if (text.length > CELL_MAX) throw this.#tooLong(cell, CELL_MAX);
    this.#ofRow += text.length;
    if (this.#ofRow > IMPORT_ROW_MAX) throw this.#tooLong(row, IMPORT_ROW_MAX);
    this.count(text);
    const few = withoutExcessMarks(text);
    const clean = hasForbiddenCharacters(few) || !few.isWellFormed() ? allowedText(few) : few;
    this.#removed += text.length - clean.length;
    return clean;
  }

  /** Counts a text that is in memory. @throws {HttpError} 413 past the limit of a file */
  count(text: string): void {
    this.#total += text.length;
    if (this.#total > TEXT_MAX)
      throw limitError(
        `El archivo tiene más de ${formatNumber(TEXT_MAX)} caracteres de texto, que es el máximo. Divídalo en varios.`,
      );
  }

  #tooLong(what: string, max: number) {
    return limitError(
      `${what} ${formatNumber(this.#numero)} tiene más de ${formatNumber(max)} caracteres, que es el máximo`,
    );
  }

  avisos(): string[] {
    const count = this.#removed;
    if (count === 0) return [];
    const removed = count === 1 ? 'quitó 1 carácter' : `quitaron ${formatNumber(count)} caracteres`;
    return [`Se ${removed} de control o marcas de más sobre una letra.`];
  }
}

/** Characters at the start of a file that tell whether it is text. */
const SAMPLE_LENGTH = 10_000;
/** Share of characters that no text has. */
const FORBIDDEN_SHARE = 0.1;
/** A few of them are removed from any text. */
const FORBIDDEN_MIN = 50;

/** @throws {HttpError} 415 for what is no text */
export function requireText(text: string): void {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const removed = sample.length - allowedText(sample).length;
  if (removed > Math.max(FORBIDDEN_MIN, sample.length * FORBIDDEN_SHARE))
    throw unsupportedError('El archivo no es de texto ni un XLSX');
}
