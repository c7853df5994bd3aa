import { allowedText, hasForbiddenCharacters, withoutExcessMarks } from '../../../../contract/values/characters.ts';
import { CELL_MAX, IMPORT_ROW_MAX } from '../../../../contract/values/imports.ts';
import { formatNumber, requireAtMost, SPLIT, unsupportedError } from '../refusals.ts';

/** Characters of all texts of a file, which are in memory at once. A small file may repeat a long text many times. */
const TEXT_MAX = 50_000_000;

/** The texts of a file, row by row: counts them, and removes and counts the characters that no record may have. */
export class FileTexts {
  #total = 0;
  #ofRow = 0;
  #numero = 0;
  #removed = 0;

  beginRow(numero: number): void {
    this.#ofRow = 0;
    this.#numero = numero;
  }

  /** The text of a cell without forbidden characters. @throws {HttpError} 413 past a limit */
  clean(text: string): string {
    requireAtMost(CELL_MAX, text.length, 'caracteres', { of: `Una celda de la fila ${this.#numero}` });
    this.#ofRow += text.length;
    requireAtMost(IMPORT_ROW_MAX, this.#ofRow, 'caracteres', { of: `La fila ${this.#numero}` });
    this.count(text);
    const few = withoutExcessMarks(text);
    const clean = hasForbiddenCharacters(few) || !few.isWellFormed() ? allowedText(few) : few;
    this.#removed += text.length - clean.length;
    return clean;
  }

  /** Counts a text that is in memory. @throws {HttpError} 413 past the limit of a file */
  count(text: string): void {
    this.#total += text.length;
    requireAtMost(TEXT_MAX, this.#total, 'caracteres de texto', SPLIT);
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
