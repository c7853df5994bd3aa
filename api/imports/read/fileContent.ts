/** What the reader of import files takes and answers. */
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Codificacion, Formato, Separador } from '../../../contract/values/imports.ts';

/** What is absent or '' is recognised by the content of the file. */
export interface ReadOptions {
  formato?: Formato | '';
  codificacion?: Codificacion | '';
  separador?: Separador | '';
  /** name of a sheet of an XLSX file */
  hoja?: string;
}

/** Told the names of the sheets of an XLSX file before they are read: another one is chosen if one cannot be read. */
export type OnSheets = (hojas: string[]) => unknown;

/** @property problemas cells that are refused, by their indexes */
export interface TableRow {
  celdas: string[];
  problemas: { columna: number; motivo: string }[];
}

/**
 * A table whose columns have no meaning yet. Every row has a cell for each column. A date of a spreadsheet is 'YYYY-MM-DD', or
 * 'YYYY-MM' or 'YYYY' where it shows no more. The `'` that guards a formula in an exported CSV is taken off.
 */
export interface TableContent {
  formato: 'csv' | 'xlsx';
  codificacion: Codificacion | null;
  separador: Separador | null;
  hojas: string[];
  hoja: string;
  columnas: string[];
  filas: TableRow[];
  /** sentences about the whole file */
  avisos: string[];
}

/** A record by the fields of the calls; a field that the file lacks is absent. */
export interface ReadRecord {
  recurso: ImportedResource;
  /** Texts as in a cell of a spreadsheet: one item or one person a line, people as 'Apellidos, Nombres · ORCID 0000-0002-1825-0097'. */
  celdas: Record<string, string>;
  /** by field: what staff should look at */
  marcas: Record<string, string>;
  /** section, kind and text of the row in the file; '' where the format has none */
  origen: string;
  /** left out unless staff include it: courses, supervised theses and scientific events of a GrupLAC page */
  aparte: boolean;
}

export interface RecordsContent {
  formato: 'bibtex' | 'ris' | 'csl' | 'gruplac';
  codificacion: Codificacion;
  registros: ReadRecord[];
  avisos: string[];
}

export type FileContent = TableContent | RecordsContent;

/** Rows that may stand above the names of the columns of a table. */
export const HEADER_ROWS = 10;

/** A table without its rows. @property primeras what names of columns the first rows would be: one more than {@link HEADER_ROWS} */
export type TableHead = Omit<TableContent, 'filas'> & { primeras: string[][] };
export type RecordsHead = Omit<RecordsContent, 'registros'>;

/** What is read of a file, in this order; the rows in parts. The sheets are those of an XLSX file: another one is chosen if one cannot be read. */
export type FilePart =
  | { type: 'hojas'; hojas: string[] }
  | { type: 'content'; content: TableHead | RecordsHead }
  | { type: 'filas'; filas: TableRow[] }
  | { type: 'registros'; registros: ReadRecord[] };
