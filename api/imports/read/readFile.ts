import { refuseBinary } from './binaryFiles.ts';
import type { FileContent, ReadOptions } from './fileContent.ts';
import { unreadableError } from './refusals.ts';
import { readCsv } from './table/csv.ts';
import { decodeText } from './text/decode.ts';

/** Reads a file by its content, in the calling thread. @throws {HttpError} 413, 415 or 422 with the reason */
export async function readFile(bytes: Buffer, options: ReadOptions): Promise<FileContent> {
  if (bytes.length === 0) throw unreadableError('El archivo está vacío');
  refuseBinary(bytes);
  const { text, codificacion, avisos } = decodeText(bytes, options.codificacion);
  const table = readCsv(text, options.separador);
  return { formato: 'csv', codificacion, ...table, avisos: [...avisos, ...table.avisos] };
}
