import { quoted } from '../../../../citation/quoted.ts';
import { withoutGuard } from '../../../../contract/values/csv.ts';
import { IMPORT_CELLS_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '../../../../contract/values/imports.ts';
import type { TableContent, TableRow } from '../fileContent.ts';
import { requireAtMost, SPLIT, unreadableError } from '../refusals.ts';
import { FileTexts } from '../text/FileTexts.ts';

/** Characters of the name of a column: the first row of a table without names may have long texts. */
const NAME_MAX = 200;

function columnName(text: string): string {
  const name = text
    .slice(0, 2 * NAME_MAX)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
}

export const numberedColumn = (index: number): string => `Columna ${index + 1}`;

/** The names of the columns that a row has; one without a name has its number. */
export const columnNames = (row: readonly string[], width = row.length): string[] =>
  Array.from({ length: width }, (_, index) => columnName(row[index] ?? '') || numberedColumn(index));

/** '9.78E+12', which a spreadsheet shows and writes for a long number. */
const SHORTENED = /^\s*[+-]?\d(?:[.,]\d+)?E\+\d+\s*$/i;
/** An ISBN of which a spreadsheet kept the first digits. */
const SHORTENED_ISBN = /^\s*97[89]\d{3}0{7}\s*$/;

/** True for a number that a spreadsheet has shortened: its other digits are lost. */
const isShortened = (text: string): boolean => SHORTENED.test(text) || SHORTENED_ISBN.test(text);

/** Why its cell is refused. */
export const shortenedMotivo = (text: string): string =>
  `La hoja de cálculo acortó este número (${quoted(text.trim())}): escríbalo completo, con la celda en formato de texto`;

/** Gathers the rows of a table. The first row that is not blank has the names of the columns; blank rows are left out. */
export class TableBuilder {
  readonly #texts = new FileTexts();
  readonly #filas: TableRow[] = [];
  #columnas: string[] | undefined;
  #width = 0;

  /**
   * @param motivos by index of the cell: why it is refused
   * @throws {HttpError} 413 past a limit
   */
  addRow(texts: readonly string[], motivos: ReadonlyMap<number, string> = new Map()): void {
    this.#texts.beginRow(this.#filas.length + 1);
    const row = texts.map((text) => withoutGuard(this.#texts.clean(text)));
    while (row.length > 0 && row.at(-1)?.trim() === '' && !motivos.has(row.length - 1)) row.pop();
    if (row.length === 0) return;
    this.#width = Math.max(this.#width, row.length);
    requireAtMost(IMPORT_COLUMNS_MAX, this.#width, 'columnas');
    if (this.#columnas === undefined) this.#columnas = row;
    else this.#addFila(row, motivos);
  }

  #addFila(celdas: string[], motivos: ReadonlyMap<number, string>): void {
    const problemas: TableRow['problemas'] = [];
    for (const [columna, text] of celdas.entries()) {
      const motivo = motivos.get(columna) ?? (isShortened(text) ? shortenedMotivo(text) : undefined);
      if (motivo !== undefined) problemas.push({ columna, motivo });
    }
    this.#filas.push({ celdas, problemas });
    requireAtMost(IMPORT_ROWS_MAX, this.#filas.length, 'filas', SPLIT);
    const cells = this.#filas.length * this.#width;
    requireAtMost(IMPORT_CELLS_MAX, cells, 'celdas', { advice: '. Quite columnas o divídalo en varios.' });
  }

  /** True without a cell. */
  get isEmpty(): boolean {
    return this.#columnas === undefined;
  }

  /** True with a row below the names of the columns. */
  get hasRows(): boolean {
    return this.#filas.length > 0;
  }

  /** @throws {HttpError} 422 without a row below the names of the columns */
  finish(): Pick<TableContent, 'columnas' | 'filas' | 'avisos'> {
    if (this.#columnas === undefined) throw unreadableError('El archivo está vacío');
    if (this.#filas.length === 0) throw unreadableError('El archivo no tiene filas: solo los nombres de las columnas');
    const columnas = columnNames(this.#columnas, this.#width);
    for (const { celdas } of this.#filas) while (celdas.length < this.#width) celdas.push('');
    return { columnas, filas: this.#filas, avisos: this.#texts.avisos() };
  }
}
