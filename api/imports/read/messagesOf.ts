import {
  type FileContent,
  type FilePart,
  HEADER_ROWS,
  type ReadOptions,
  type ReadRecord,
  type TableRow,
} from './fileContent.ts';
import { columnNames } from './table/TableBuilder.ts';

/** The argument of the child process; the file comes through its standard input. */
export interface ReadJob {
  options: ReadOptions;
  /** bytes of the file */
  size: number;
  maxBytes: number;
  maxMs: number;
}

/** Each part is answered once it is stored; then the next one follows. */
export type ChildMessage =
  | FilePart
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

const rowLength = ({ celdas, problemas }: TableRow): number =>
  textsLength(celdas) + textsLength(problemas.map(({ motivo }) => motivo));

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

/** The parts of a file, so short that none holds the portal up. */
export function* messagesOf(content: FileContent): Generator<FilePart> {
  if ('filas' in content) {
    const { filas, ...head } = content;
    const primeras = filas.slice(0, HEADER_ROWS + 1).map(({ celdas }) => columnNames(celdas));
    yield { type: 'content', content: { ...head, primeras } };
    for (const some of partsOf(filas, rowLength)) yield { type: 'filas', filas: some };
  } else {
    const { registros, ...head } = content;
    yield { type: 'content', content: head };
    for (const some of partsOf(registros, recordLength)) yield { type: 'registros', registros: some };
  }
}
