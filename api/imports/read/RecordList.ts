import { CELL_MAX, IMPORT_ROWS_MAX } from '../../../contract/values/imports.ts';
import type { ReadRecord } from './fileContent.ts';
import { formatNumber, limitError, unreadableError } from './refusals.ts';
import { TextCleaner } from './text/TextCleaner.ts';
import { TextLength } from './text/TextLength.ts';

/** @throws {HttpError} 413 for more records than an import may have */
export function requireFewRecords(count: number): void {
  if (count > IMPORT_ROWS_MAX)
    throw limitError(
      `El archivo tiene más de ${formatNumber(IMPORT_ROWS_MAX)} registros, que es el máximo. Divídalo en varios.`,
    );
}

/** Gathers records within the limits of an import. */
export class RecordList {
  readonly #cleaner = new TextCleaner();
  readonly #length = new TextLength();
  readonly #registros: ReadRecord[] = [];

  /** A blank cell counts as absent. @throws {HttpError} 413 past a limit */
  add({ celdas, marcas, origen, ...rest }: ReadRecord): void {
    requireFewRecords(this.#registros.length + 1);
    const texts = Object.entries(celdas).map(([field, text]) => [field, this.#clean(text)] as const);
    this.#registros.push({
      ...rest,
      celdas: Object.fromEntries(texts.filter(([, text]) => text !== '')),
      marcas: Object.fromEntries(Object.entries(marcas).map(([field, marca]) => [field, this.#clean(marca)])),
      origen: this.#clean(origen),
    });
  }

  #clean(text: string): string {
    if (text.length > CELL_MAX)
      throw limitError(
        `Un texto del registro ${formatNumber(this.#registros.length + 1)} tiene más de ${formatNumber(CELL_MAX)} caracteres, que es el máximo`,
      );
    this.#length.add(text);
    return this.#cleaner.clean(text).trim();
  }

  /** @throws {HttpError} 422 without a record */
  finish(): { registros: ReadRecord[]; avisos: string[] } {
    if (this.#registros.length === 0) throw unreadableError('El archivo no tiene registros que se puedan leer');
    return { registros: this.#registros, avisos: this.#cleaner.avisos() };
  }
}
