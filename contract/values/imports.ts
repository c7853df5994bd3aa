/** Constants of imports: the files that staff bring, and the limits of one. No imports. */

export const FORMATOS = ['csv', 'xlsx', 'bibtex', 'ris', 'csl', 'gruplac'] as const;
export type Formato = (typeof FORMATOS)[number];

/** As `TextDecoder` names them; it does not have ibm850. */
export const CODIFICACIONES = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'ibm850'] as const;
export type Codificacion = (typeof CODIFICACIONES)[number];

export const SEPARADORES = [',', ';', '\t'] as const;
export type Separador = (typeof SEPARADORES)[number];

export const IMPORT_MAX_BYTES = 20_971_520;
/** Imports that are neither applied nor discarded, at a time. */
export const OPEN_IMPORTS_MAX = 20;
/** Bytes of the files of all open imports. */
export const STAGED_MAX_BYTES = 104_857_600;
/** Characters of the rows of all imports, applied ones included. */
export const STAGED_MAX_CHARACTERS = 200_000_000;
/** Days after the last change, until the rows of an import are deleted. */
export const IMPORT_DAYS = 7;
/** Drafts that one import makes. */
export const IMPORTED_DRAFTS_MAX = 500;

export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_COLUMNS_MAX = 200;
export const IMPORT_CELLS_MAX = 500_000;
/** Characters of a cell. */
export const CELL_MAX = 100_000;
/** Characters of a row's text that its record keeps. A cell of a spreadsheet holds 32,767. */
export const ORIGEN_MAX = 20_000;
/** Characters of the cells of a row, which is stored and read in one piece: several times what any record can have. */
export const IMPORT_ROW_MAX = 1_000_000;
/** Bytes of an XLSX file once it is expanded, and its entries. */
export const EXPANDED_MAX_BYTES = 209_715_200;
export const ARCHIVE_ENTRIES_MAX = 1_000;

/** Name of the sheet of a template that explains its columns. */
export const GUIDE_SHEET = 'Columnas';
