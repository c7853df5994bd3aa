import { unsupportedError } from './refusals.ts';

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
export const isZip = (bytes: Buffer): boolean => startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);

/** @throws {HttpError} 415 for a file of a known kind that is not imported */
export function refuseBinary(bytes: Buffer): void {
  const refused = REFUSED.find(([start]) => startsWith(bytes, Buffer.from(start, 'latin1')));
  if (refused !== undefined) throw unsupportedError(refused[1]);
}
