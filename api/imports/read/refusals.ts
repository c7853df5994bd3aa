import { HttpError } from '../../errors/httpError.ts';

export const formatNumber = (value: number): string => value.toLocaleString('es-CO');

/** 413: the file is past a limit, which the message names. */
export const limitError = (message: string): HttpError => new HttpError(413, message);

/** @param what is counted, such as 'filas' @throws {HttpError} 413 */
export function requireAtMost(max: number, count: number, what: string, { of = 'El archivo', advice = '' } = {}): void {
  if (count > max) throw limitError(`${of} tiene más de ${formatNumber(max)} ${what}, que es el máximo${advice}`);
}

/** What helps where a file has too many rows. */
export const SPLIT = { advice: '. Divídalo en varios.' };

/** 415: the file is of no kind that is read. */
export const unsupportedError = (message: string): HttpError => new HttpError(415, message);

/** 422: the file is of a known kind, but cannot be read. */
export const unreadableError = (message: string): HttpError => new HttpError(422, message);
