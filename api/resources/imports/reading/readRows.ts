/** Reads the file of an import into rows with known fields. */
import { createHash } from 'node:crypto';
import type { ImportOptions } from '../../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import type {
  FilePart,
  ReadOptions,
  ReadRecord,
  RecordsHead,
  TableHead,
  TableRow,
} from '../../../imports/read/fileContent.ts';
import { readImport } from '../../../imports/read/readImport.ts';
import type { ServerResources } from '../../parts/serverResource.ts';
import type { ReadRow, StagedRow } from '../stored/rows.ts';
import type { Known, ReadContent } from '../stored/staging.ts';
import { guessColumns, guessKind, headerOf } from '../values/columns.ts';

/** A file as it was read, besides its rows. */
export interface ReadFile {
  options: ImportOptions;
  content: ReadContent;
}

const SAMPLES = 3;
const DIGEST_CHARACTERS = 22;
const SAMPLE_CHARACTERS = 80;

/** What tells whether a row has the same text when its file is read again with other options. */
const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, DIGEST_CHARACTERS);

const isKind = (name: string): name is ImportedResource => (IMPORTED_RESOURCES as readonly string[]).includes(name);

/** Keeps the first filled cells of each column. */
function addSamples(samples: readonly string[][], cells: readonly string[]): void {
  samples.forEach((known, column) => {
    const cell = known.length === SAMPLES ? '' : (cells[column] ?? '').trim();
    if (cell !== '') known.push(cell.slice(0, SAMPLE_CHARACTERS));
  });
}

/** @param columnas the field of each column, or '' */
function cellsByField(
  columnas: readonly string[],
  { celdas, problemas }: TableRow,
): Pick<ReadRow, 'celdas' | 'problemas'> {
  const fields = [...columnas.entries()].filter(([, field]) => field !== '');
  const problems = problemas.filter(({ columna }) => (columnas[columna] ?? '') !== '');
  return {
    celdas: Object.fromEntries(fields.map(([columna, field]) => [field, (celdas[columna] ?? '').trim()])),
    problemas: Object.fromEntries(problems.map(({ columna, motivo }) => [columnas[columna] ?? '', motivo])),
  };
}

/** Reads the rows of one file, in their order. */
interface RowReader {
  rowsOf: (part: FilePart) => StagedRow[];
  /** complete after the last row */
  read: ReadFile;
}

async function ofTable(
  resources: ServerResources,
  table: TableHead,
  options: ImportOptions,
  knownOf: Reading['knownOf'],
): Promise<RowReader> {
  const { columnas: headers, skipped, avisos } = headerOf(resources, table);
  const known = await knownOf(headers);
  const recurso = isKind(options.recurso) ? options.recurso : (known?.recurso ?? guessKind(resources, headers));
  const fits = options.columnas.length === headers.length;
  const guessed = recurso === '' ? headers.map(() => '') : guessColumns(resources[recurso].imports, headers);
  const remembered = known !== null && known.recurso === recurso ? known.columnas : guessed;
  const columnas = fits ? options.columnas : remembered;
  const samples = headers.map((): string[] => []);
  let numero = -skipped;
  const rowOf = (row: TableRow): StagedRow[] => {
    numero += 1;
    if (numero <= 0) return [];
    addSamples(samples, row.celdas);
    if (recurso === '') return [];
    const lectura = { ...cellsByField(columnas, row), marcas: {}, origen: '', texto: digestOf(row.celdas) };
    return [{ numero, recurso, lectura, elecciones: {} }];
  };
  return {
    rowsOf: (part) => (part.type === 'filas' ? part.filas.flatMap(rowOf) : []),
    read: {
      options: {
        ...options,
        formato: table.formato,
        codificacion: table.codificacion ?? '',
        separador: table.separador ?? '',
        hoja: table.hoja,
        recurso,
        columnas,
      },
      content: {
        hojas: table.hojas,
        columnas: headers.map((nombre, column) => ({ nombre, muestras: samples[column] ?? [] })),
        avisos: [...avisos, ...table.avisos],
      },
    },
  };
}

function ofRecords({ formato, codificacion, avisos }: RecordsHead, options: ImportOptions): RowReader {
  let numero = 0;
  const rowOf = ({ recurso, celdas, marcas, origen, aparte }: ReadRecord): StagedRow[] => {
    numero += 1;
    if (aparte && !options.aparte) return [];
    const texto = digestOf([...Object.entries(celdas).flat(), origen]);
    return [{ numero, recurso, lectura: { celdas, marcas, problemas: {}, origen, texto }, elecciones: {} }];
  };
  return {
    rowsOf: (part) => (part.type === 'registros' ? part.registros.flatMap(rowOf) : []),
    read: {
      options: { ...options, formato, codificacion, separador: '', hoja: '', recurso: '', columnas: [] },
      content: { hojas: [], columnas: [], avisos },
    },
  };
}

interface Reading {
  /** finds the columns of the last import with a header */
  knownOf: (headers: readonly string[]) => Promise<Known | null>;
  signal: AbortSignal;
  onSheets: (hojas: string[]) => void;
  /** takes some rows; the next ones are read after it */
  onRows: (rows: StagedRow[]) => Promise<void> | void;
}

export async function readRows(
  resources: ServerResources,
  bytes: Buffer,
  options: ImportOptions,
  { knownOf, signal, onSheets, onRows }: Reading,
): Promise<ReadFile> {
  const { formato, codificacion, separador, hoja } = options;
  // Their values were checked when they were chosen.
  const chosen = { formato, codificacion, separador, hoja } as ReadOptions;
  let reader: RowReader | undefined;
  for await (const part of readImport(bytes, chosen, { signal })) {
    if (part.type === 'hojas') onSheets(part.hojas);
    else if (part.type !== 'content') await onRows(reader?.rowsOf(part) ?? []);
    else if ('columnas' in part.content) reader = await ofTable(resources, part.content, options, knownOf);
    else reader = ofRecords(part.content, options);
  }
  if (reader === undefined) throw new Error('a file without content');
  return reader.read;
}
