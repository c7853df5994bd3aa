import { quoted } from '../../../citation/quoted.ts';
import { IMPORTED_RESOURCES } from '../../../contract/resources/resources.ts';
import type { TableContent } from '../../imports/read/fileContent.ts';
import { columnNames, numberedColumn } from '../../imports/read/table/columnNames.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { guessColumns } from './columns.ts';

/** Rows that may stand above the names of the columns. */
const LOOKED_AT = 10;
/** One word alone may stand in any row. */
const LEAST = 2;
const QUOTED_ROWS = 3;

/** How many columns of one kind of record a row names. */
const namedColumns = (resources: ServerResources, names: readonly string[]): number =>
  Math.max(
    ...IMPORTED_RESOURCES.map(
      (kind) => guessColumns(resources[kind].imports, names).filter((field) => field !== '').length,
    ),
  );

const avisoOf = (rows: readonly (readonly string[])[]): string => {
  const texts = rows.map((cells) => `«${quoted(cells.filter((cell) => cell.trim() !== '').join(' '))}»`);
  const shown = texts.slice(0, QUOTED_ROWS).join(', ');
  const more = texts.length > QUOTED_ROWS ? ' y otras' : '';
  return texts.length === 1
    ? `Se omitió la fila que está antes de los nombres de las columnas: ${shown}.`
    : `Se omitieron las ${texts.length} filas que están antes de los nombres de las columnas: ${shown}${more}.`;
};

export interface Header {
  columnas: string[];
  /** of the rows of the table: they stand above the names */
  skipped: number;
  /** quotes what is left out */
  avisos: string[];
}

/** The names of the columns: those of the first rows that name most, below a title. */
export function headerOf(resources: ServerResources, { columnas, filas }: TableContent): Header {
  const rows = filas.slice(0, LOOKED_AT).map((row) => columnNames(row));
  const named = [columnas, ...rows].map((names) => namedColumns(resources, names));
  const most = Math.max(...named);
  const place = named.indexOf(most);
  if (place === 0 || most < LEAST || place === filas.length) return { columnas, skipped: 0, avisos: [] };
  const title = columnas.filter((name, index) => name !== numberedColumn(index));
  return {
    columnas: rows[place - 1] ?? [],
    skipped: place,
    avisos: [avisoOf([title, ...filas.slice(0, place - 1)])],
  };
}
