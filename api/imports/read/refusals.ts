import { HttpError } from '../../errors/httpError.ts';

export const formatNumber = (value: number): string => value.toLocaleString('es-CO');

/** 413: the file is past a limit, which the message names. */
export const limitError = (message: string): HttpError => new HttpError(413, message);

/** 415: the file is of no kind that is read. */
export const unsupportedError = (message: string): HttpError => new HttpError(415, message);

/** 422: the file is of a known kind, but cannot be read. */
export const unreadableError = (message: string): HttpError => new HttpError(422, message);
