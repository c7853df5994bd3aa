/** Reads the file of an import into rows with known fields. */
import { createHash } from 'node:crypto';
import type { ImportOptions } from '../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../contract/resources/resources.ts';
import { CODIFICACIONES, FORMATOS, SEPARADORES } from '../../../contract/values/imports.ts';
import type { OnSheets, ReadOptions, RecordsContent, TableContent } from '../../imports/read/fileContent.ts';
import { readImport } from '../../imports/read/readImport.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { type Pauses, pausesOf } from '../searchIndex/pauses.ts';
import { guessColumns, guessKind } from './columns.ts';
import type { ReadRow, StagedRow } from './rows.ts';
import type { ReadContent } from './staging.ts';
import { headerOf } from './tableHeader.ts';

export interface ReadImport {
  rows: StagedRow[];
  options: ImportOptions;
  content: ReadContent;
}

/** Milliseconds that the event loop is kept at a time. */
const SLICE_MS = 8;
const SAMPLES = 3;
const DIGEST_CHARACTERS = 22;
const SAMPLE_CHARACTERS = 80;

/** What tells whether a row has the same text when its file is read again with other options. */
const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, DIGEST_CHARACTERS);

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);

const readOptions = ({ formato, codificacion, separador, hoja }: ImportOptions): ReadOptions => ({
  ...defined('formato', oneOf(FORMATOS, formato)),
  ...defined('codificacion', oneOf(CODIFICACIONES, codificacion)),
  ...defined('separador', oneOf(SEPARADORES, separador)),
  ...(hoja !== '' && { hoja }),
});

const defined = <K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, V>);

const isKind = (name: string): name is ImportedResource => (IMPORTED_RESOURCES as readonly string[]).includes(name);

/** The first filled cells of a column. */
async function samplesOf(filas: readonly string[][], column: number, pauses: Pauses): Promise<string[]> {
  const samples: string[] = [];
  for (const cells of filas) {
    if (pauses.isDue()) await pauses.pause();
    const cell = (cells[column] ?? '').trim();
    if (cell !== '') samples.push(cell.slice(0, SAMPLE_CHARACTERS));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

/** Why cells are refused, by row and column. */
async function problemsOf({ problemas }: TableContent, pauses: Pauses): Promise<Map<number, Map<number, string>>> {
  const byRow = new Map<number, Map<number, string>>();
  for (const { fila, columna, motivo } of problemas) {
    if (pauses.isDue()) await pauses.pause();
    const known = byRow.get(fila) ?? new Map<number, string>();
    byRow.set(fila, known.set(columna, motivo));
  }
  return byRow;
}

/** @param columnas the field of each column, or '' */
function cellsByField(
  columnas: readonly string[],
  cells: readonly string[],
  problems: ReadonlyMap<number, string> = new Map(),
): Pick<ReadRow, 'celdas' | 'problemas'> {
  const celdas: Record<string, string> = {};
  const problemas: Record<string, string> = {};
  columnas.forEach((field, columna) => {
    if (field === '') return;
    celdas[field] = (cells[columna] ?? '').trim();
    const motivo = problems.get(columna);
    if (motivo !== undefined) problemas[field] = motivo;
  });
  return { celdas, problemas };
}

async function ofTable(
  resources: ServerResources,
  table: TableContent,
  options: ImportOptions,
  knownOf: Reading['knownOf'],
): Promise<ReadImport> {
  const pauses = pausesOf(SLICE_MS);
  const { columnas: headers, skipped, avisos } = headerOf(resources, table);
  const known = await knownOf(headers);
  const filas = table.filas.slice(skipped);
  const recurso = isKind(options.recurso) ? options.recurso : (known?.recurso ?? guessKind(resources, headers));
  const fits = options.columnas.length === headers.length;
  const guessed = recurso === '' ? headers.map(() => '') : guessColumns(resources[recurso].imports, headers);
  const remembered = known !== null && known.recurso === recurso ? known.columnas : guessed;
  const columnas = fits ? options.columnas : remembered;
  const problems = await problemsOf(table, pauses);
  const rows: StagedRow[] = [];
  for (const [fila, cells] of filas.entries()) {
    if (recurso === '') break;
    if (pauses.isDue()) await pauses.pause();
    const lectura = {
      ...cellsByField(columnas, cells, problems.get(fila + skipped)),
      marcas: {},
      origen: '',
      texto: digestOf(cells),
    };
    rows.push({ numero: fila + 1, recurso, lectura, elecciones: {} });
  }
  const columns: ReadContent['columnas'] = [];
  for (const [column, nombre] of headers.entries())
    columns.push({ nombre, muestras: await samplesOf(filas, column, pauses) });
  return {
    rows,
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
      columnas: columns,
      avisos: [...avisos, ...table.avisos],
    },
  };
}

/** What was chosen for a table with the same header. */
export interface Known {
  recurso: ImportedResource;
  columnas: string[];
}

function ofRecords(content: RecordsContent, options: ImportOptions): ReadImport {
  const rows = content.registros
    .map((record, index) => ({ record, numero: index + 1 }))
    .filter(({ record }) => options.aparte || !record.aparte)
    .map(
      ({ record: { recurso, celdas, marcas, origen }, numero }): StagedRow => ({
        numero,
        recurso,
        lectura: { celdas, marcas, problemas: {}, origen, texto: digestOf([...Object.entries(celdas).flat(), origen]) },
        elecciones: {},
      }),
    );
  const { formato, codificacion, avisos } = content;
  return {
    rows,
    options: { ...options, formato, codificacion, separador: '', hoja: '', recurso: '', columnas: [] },
    content: { hojas: [], columnas: [], avisos },
  };
}

interface Reading {
  /** finds the columns of the last import with a header */
  knownOf: (headers: readonly string[]) => Promise<Known | null>;
  signal: AbortSignal;
  onSheets: OnSheets;
}

export async function readRows(
  resources: ServerResources,
  bytes: Buffer,
  options: ImportOptions,
  { knownOf, signal, onSheets }: Reading,
): Promise<ReadImport> {
  const content = await readImport(bytes, readOptions(options), { signal, onSheets });
  if ('filas' in content) return ofTable(resources, content, options, knownOf);
  return ofRecords(content, options);
}
