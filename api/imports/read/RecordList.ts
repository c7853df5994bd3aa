import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { IMPORT_ROWS_MAX, ORIGEN_MAX } from '../../../contract/values/imports.ts';
import type { ReadRecord } from './fileContent.ts';
import { formatNumber, requireAtMost, SPLIT, unreadableError } from './refusals.ts';
import { FileTexts } from './text/FileTexts.ts';

/** Half of a character that a text was cut in. */
const HALF = /[\uD800-\uDBFF]$/;

/** What a record keeps of the text of its row. */
const keptOf = (origen: string): string =>
  origen.length > ORIGEN_MAX ? `${origen.slice(0, ORIGEN_MAX - 1).replace(HALF, '')}…` : origen;

const shortenedNote = (length: number): string =>
  `El texto de la fila tiene ${formatNumber(length)} caracteres: se guardan los primeros ${formatNumber(ORIGEN_MAX)}.`;

/** Gathers records within the limits of an import. */
export class RecordList {
  readonly #texts = new FileTexts();
  readonly #registros: ReadRecord[] = [];

  /** A blank cell counts as absent. A long text of the row is shortened, and marked at the name. @throws {HttpError} 413 past a limit */
  add({ celdas, marcas, origen, ...rest }: ReadRecord): void {
    requireAtMost(IMPORT_ROWS_MAX, this.#registros.length + 1, 'registros', SPLIT);
    this.#texts.beginRow(this.#registros.length + 1);
    const texts = Object.entries(celdas).map(([field, text]) => [field, this.#clean(text)] as const);
    const row = this.#clean(origen);
    const notes = { ...marcas };
    if (row.length > ORIGEN_MAX) {
      const field = draftPartOf(rest.recurso).name?.fields[0] ?? '';
      notes[field] = [notes[field] ?? '', shortenedNote(row.length)].join(' ').trim();
    }
    this.#registros.push({
      ...rest,
      celdas: Object.fromEntries(texts.filter(([, text]) => text !== '')),
      marcas: Object.fromEntries(Object.entries(notes).map(([field, marca]) => [field, this.#clean(marca)])),
      origen: keptOf(row),
    });
  }

  #clean(text: string): string {
    return this.#texts.clean(text).trim();
  }

  /** @throws {HttpError} 422 without a record */
  finish(): { registros: ReadRecord[]; avisos: string[] } {
    if (this.#registros.length === 0) throw unreadableError('El archivo no tiene registros que se puedan leer');
    return { registros: this.#registros, avisos: this.#texts.avisos() };
  }
}
