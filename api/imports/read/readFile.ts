import { isRis } from '../../../citation/read/risTags.ts';
import type { Formato } from '../../../contract/values/imports.ts';
import { readCitations } from './citations/readCitations.ts';
import type { FileContent, OnSheets, ReadOptions } from './fileContent.ts';
import { unreadableError, unsupportedError } from './refusals.ts';
import { readCsv } from './table/csv.ts';
import { decodeText } from './text/decode.ts';
import { requireText } from './text/FileTexts.ts';

const SAVE_AS = 'Ábralo y guárdelo como XLSX o CSV.';

/** First bytes of files that are not text, and why they are refused. */
const REFUSED: readonly (readonly [start: string, reason: string])[] = [
  ['\xd0\xcf\x11\xe0', `El archivo es un XLS antiguo, o está protegido con contraseña. ${SAVE_AS}`],
  ['%PDF', 'El archivo es un PDF, que no se puede importar'],
  ['\x89PNG', 'El archivo es una imagen, que no se puede importar'],
  ['\xff\xd8\xff', 'El archivo es una imagen, que no se puede importar'],
  ['GIF8', 'El archivo es una imagen, que no se puede importar'],
  ['Rar!', 'El archivo está comprimido: extraiga lo que contiene'],
  ['7z\xbc\xaf', 'El archivo está comprimido: extraiga lo que contiene'],
  ['\x1f\x8b', 'El archivo está comprimido: extraiga lo que contiene'],
  ['{\\rtf', `El archivo es un documento de texto. ${SAVE_AS}`],
];

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');

/** True for a ZIP file, which an XLSX file is. */
const isZip = (bytes: Buffer): boolean => startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);

/** @throws {HttpError} 415 for a file of a known kind that is not imported */
function refuseBinary(bytes: Buffer): void {
  const refused = REFUSED.find(([start]) => startsWith(bytes, Buffer.from(start, 'latin1')));
  if (refused !== undefined) throw unsupportedError(refused[1]);
}

const MARKUP = /^\s*</;
const JSON_START = /^\s*[[{]/;
/** At the start of a line, unlike the e-mails of a table. */
const BIBTEX = /^[ \t]*@(?:[a-z]+)[ \t]*[{(]/im;

/** The format of a file of text, by its content. A page that is none of GrupLAC is refused by its reader. */
function recogniseText(text: string): Exclude<Formato, 'xlsx'> {
  if (MARKUP.test(text)) return 'gruplac';
  if (JSON_START.test(text)) return 'csl';
  if (isRis(text)) return 'ris';
  return BIBTEX.test(text) ? 'bibtex' : 'csv';
}

/** Reads a file by its content, in the calling thread. @throws {HttpError} 413, 415 or 422 with the reason */
export async function readFile(
  bytes: Buffer,
  options: ReadOptions,
  onSheets: OnSheets = () => undefined,
): Promise<FileContent> {
  if (bytes.length === 0) throw unreadableError('El archivo está vacío');
  refuseBinary(bytes);
  if (isZip(bytes)) return (await import('./xlsx/readXlsx.ts')).readXlsx(bytes, options, onSheets);
  const { text, codificacion, avisos } = decodeText(bytes, options.codificacion);
  requireText(text);
  // In the child process: gives up the copies that decoding made, before the rows need memory.
  globalThis.gc?.();
  const formato = options.formato || recogniseText(text);
  if (formato === 'xlsx') throw unsupportedError('El archivo no es un XLSX');
  if (formato === 'csv') {
    const table = readCsv(text, options.separador);
    return { formato, codificacion, ...table, avisos: [...avisos, ...table.avisos] };
  }
  const records =
    formato === 'gruplac'
      ? (await import('./gruplac/readGruplac.ts')).readGruplac(text)
      : await readCitations(text, formato);
  return { formato, codificacion, registros: records.registros, avisos: [...avisos, ...records.avisos] };
}
