import { isZip, refuseBinary } from './binaryFiles.ts';
import { readCitations } from './citations/readCitations.ts';
import type { FileContent, OnSheets, ReadOptions } from './fileContent.ts';
import { recogniseText } from './recognise.ts';
import { unreadableError, unsupportedError } from './refusals.ts';
import { readCsv } from './table/csv.ts';
import { decodeText } from './text/decode.ts';
import { requireText } from './text/TextCleaner.ts';

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
  const formato = options.formato ?? recogniseText(text);
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
