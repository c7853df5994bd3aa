/** Reads the file of an import into rows with known fields. */
import { createHash } from 'node:crypto';
import type { ImportOptions } from '../../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import { CODIFICACIONES, FORMATOS, SEPARADORES } from '../../../../contract/values/imports.ts';
import type { OnSheets, ReadOptions, RecordsContent, TableContent } from '../../../imports/read/fileContent.ts';
import { readImport } from '../../../imports/read/readImport.ts';
import type { ServerResources } from '../../parts/serverResource.ts';
import { pausesOf } from '../../searchIndex/pauses.ts';
import type { ReadRow, StagedRow } from '../stored/rows.ts';
import type { Known, ReadContent } from '../stored/staging.ts';
import { guessColumns, guessKind, headerOf } from '../values/columns.ts';

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

/** An option that is '' is recognised by the content of the file. */
const chosen = <K extends keyof ReadOptions>(name: K, value: ReadOptions[K] | '' | undefined): Pick<ReadOptions, K> =>
  (value ? { [name]: value } : {}) as Pick<ReadOptions, K>;

const readOptions = ({ formato, codificacion, separador, hoja }: ImportOptions): ReadOptions => ({
  ...chosen(
    'formato',
    FORMATOS.find((each) => each === formato),
  ),
  ...chosen(
    'codificacion',
    CODIFICACIONES.find((each) => each === codificacion),
  ),
  ...chosen(
    'separador',
    SEPARADORES.find((each) => each === separador),
  ),
  ...chosen('hoja', hoja),
});

const isKind = (name: string): name is ImportedResource => (IMPORTED_RESOURCES as readonly string[]).includes(name);

/** Visits all items, with pauses for other requests. */
async function visit<T>(items: readonly T[], visitor: (item: T, index: number) => void): Promise<void> {
  const pauses = pausesOf(SLICE_MS);
  for (const [index, item] of items.entries()) {
    if (pauses.isDue()) await pauses.pause();
    visitor(item, index);
  }
}

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
  const { columnas: headers, skipped, avisos } = headerOf(resources, table);
  const known = await knownOf(headers);
  const filas = table.filas.slice(skipped);
  const recurso = isKind(options.recurso) ? options.recurso : (known?.recurso ?? guessKind(resources, headers));
  const fits = options.columnas.length === headers.length;
  const guessed = recurso === '' ? headers.map(() => '') : guessColumns(resources[recurso].imports, headers);
  const remembered = known !== null && known.recurso === recurso ? known.columnas : guessed;
  const columnas = fits ? options.columnas : remembered;
  /** why cells are refused, by row and column */
  const problems = new Map<number, Map<number, string>>();
  await visit(table.problemas, ({ fila, columna, motivo }) => {
    const known = problems.get(fila) ?? new Map<number, string>();
    problems.set(fila, known.set(columna, motivo));
  });
  const rows: StagedRow[] = [];
  const samples = headers.map((): string[] => []);
  await visit(filas, (cells, fila) => {
    addSamples(samples, cells);
    if (recurso === '') return;
    const read = cellsByField(columnas, cells, problems.get(fila + skipped));
    rows.push({
      numero: fila + 1,
      recurso,
      lectura: { ...read, marcas: {}, origen: '', texto: digestOf(cells) },
      elecciones: {},
    });
  });
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
      columnas: headers.map((nombre, column) => ({ nombre, muestras: samples[column] ?? [] })),
      avisos: [...avisos, ...table.avisos],
    },
  };
}

async function ofRecords(content: RecordsContent, options: ImportOptions): Promise<ReadImport> {
  const rows: StagedRow[] = [];
  await visit(content.registros, ({ recurso, celdas, marcas, origen, aparte }, index) => {
    if (aparte && !options.aparte) return;
    const texto = digestOf([...Object.entries(celdas).flat(), origen]);
    rows.push({
      numero: index + 1,
      recurso,
      lectura: { celdas, marcas, problemas: {}, origen, texto },
      elecciones: {},
    });
  });
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
