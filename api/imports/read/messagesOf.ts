import type { CellProblem, FileContent, ReadOptions, ReadRecord } from './fileContent.ts';

/** Passed as JSON in the first argument of the child process; the file comes through its standard input. */
export interface ReadJob {
  options: ReadOptions;
  /** bytes of the file */
  size: number;
  maxBytes: number;
  maxMs: number;
}

/** The names of an XLSX file's sheets, then the content, without its rows and problems; then those in parts, then the end. */
export type ChildMessage =
  | { type: 'hojas'; hojas: string[] }
  | { type: 'content'; content: FileContent }
  | { type: 'filas'; filas: string[][] }
  | { type: 'problemas'; problemas: CellProblem[] }
  | { type: 'registros'; registros: ReadRecord[] }
  | { type: 'end' }
  | { type: 'refusal'; status: number; message: string }
  | { type: 'failure'; stack: string };

/** Characters of the rows of one message, which the portal reads in a few milliseconds. */
const PART_LENGTH = 200_000;
/** What a cell or another value costs besides its characters: many blank cells take long, too. */
const VALUE_LENGTH = 10;

const textsLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length + VALUE_LENGTH, 0);

const recordLength = ({ celdas, marcas, origen }: ReadRecord): number =>
  textsLength([...Object.entries(celdas), ...Object.entries(marcas)].flat()) + origen.length;

const problemLength = ({ motivo }: CellProblem): number => motivo.length + VALUE_LENGTH;

/** Parts of about {@link PART_LENGTH} characters, or of one row. */
function* partsOf<T>(rows: readonly T[], lengthOf: (row: T) => number): Generator<T[]> {
  let part: T[] = [];
  let length = 0;
  for (const row of rows) {
    const added = lengthOf(row);
    if (part.length > 0 && length + added > PART_LENGTH) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(row);
    length += added;
  }
  if (part.length > 0) yield part;
}

/** The messages that carry the content of a file, so short that none holds the portal up. */
export function* messagesOf(content: FileContent): Generator<ChildMessage> {
  if ('filas' in content) {
    yield { type: 'content', content: { ...content, filas: [], problemas: [] } };
    for (const filas of partsOf(content.filas, textsLength)) yield { type: 'filas', filas };
    for (const problemas of partsOf(content.problemas, problemLength)) yield { type: 'problemas', problemas };
  } else {
    yield { type: 'content', content: { ...content, registros: [] } };
    for (const registros of partsOf(content.registros, recordLength)) yield { type: 'registros', registros };
  }
  yield { type: 'end' };
}
