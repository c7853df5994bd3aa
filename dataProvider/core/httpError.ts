import { HttpError, type RaRecord } from 'react-admin';
import { CallError } from '../../client/sendCall.ts';
import { fieldsOf } from '../../contract/values/tolerant.ts';
import type { Wire } from './adapter.ts';

export interface HttpErrorBody {
  /** null if the answer has no message; the screen then shows its own */
  serverMessage: string | null;
  raw: unknown;
  /** messages by form field, in react-admin's format for server-side validation */
  errors?: Readonly<Record<string, string | { serverError: string }>>;
  /** the stored record, after a conflict */
  actual?: object;
  /** true if a part of the write is stored although another one was refused */
  isApplied?: boolean;
  /** the write published its draft before one of its later calls failed: the draft is gone */
  isPublished?: true;
  /** the record as it is stored, after a write of which only the first calls succeeded */
  saved?: object;
}

function formErrors(error: CallError, formFields: Readonly<Record<string, string>>): HttpErrorBody['errors'] {
  const fields = Object.entries(error.fieldErrors).map(([field, message]) => [formFields[field] ?? field, message]);
  if (fields.length === 0) return undefined;
  const root = error.serverMessage === null ? {} : { root: { serverError: error.serverMessage } };
  return { ...Object.fromEntries(fields), ...root };
}

function actualOf(raw: unknown, read: (wire: Wire) => object): object | undefined {
  if (typeof raw !== 'object' || raw === null || !('actual' in raw)) return undefined;
  const { actual } = raw;
  return typeof actual === 'object' && actual !== null ? read(actual as Wire) : undefined;
}

interface Reading {
  isPublished?: boolean;
  formFields?: Readonly<Record<string, string>> | undefined;
  read?: ((wire: Wire) => object) | undefined;
}

/** Translates a CallError into an HttpError. Other errors pass unchanged, except an aborted request after the publication of a draft. */
export function toHttpError(
  error: unknown,
  { formFields = {}, read = (wire) => wire, isPublished = false }: Reading = {},
): unknown {
  if (isPublished && isAborted(error))
    return unknownOutcome('', error, { serverMessage: null, raw: null, isPublished });
  if (!(error instanceof CallError)) return error;
  const { status, serverMessage, raw } = error;
  const errors = formErrors(error, formFields);
  const actual = actualOf(raw, read);
  const body: HttpErrorBody = {
    serverMessage,
    raw,
    ...(errors && { errors }),
    ...(actual && { actual }),
    ...(isPublished && { isPublished }),
  };
  return new HttpError(serverMessage ?? '', status, body);
}

/** The API has no call for this verb. */
export function notAvailable(): HttpError {
  return new HttpError('Esta operación no está disponible', 405);
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** A write without an answer: the server may have applied it. @param body by default what the cause says of earlier calls of the write */
export function unknownOutcome(message: string, cause: unknown, body: HttpErrorBody | null = bodyOf(cause)): HttpError {
  return Object.assign(new HttpError(message, 0, body), { cause });
}

const bodyOf = (error: unknown): HttpErrorBody | null => (error instanceof HttpError ? (error.body ?? null) : null);

export const isUnanswered = (error: unknown): boolean => !(error instanceof HttpError) || error.status === 0;

/** The stored record, after a write of which only a part was saved. The next write begins with it. */
export const savedPart = (error: unknown): RaRecord<number> | null =>
  error instanceof HttpError ? (error.body?.saved ?? null) : null;

/** The error of a call that failed or was aborted; null for another error. */
export function failedCall(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  return isAborted(error) ? unknownOutcome('', error) : null;
}

/** The error of a call whose record was saved before by another one. A conflict keeps its message: it is resolved, and then saved again. */
export function savedWithout(error: unknown, saved: object, textOf: (reason: string) => string): unknown {
  const failure = failedCall(error);
  if (failure === null) return error;
  const { status, message, body } = failure;
  return new HttpError(status === 409 ? message : textOf(message), status, { ...body, saved });
}

const saysApplied = ({ isApplied, raw }: Readonly<Record<string, unknown>>): boolean =>
  isApplied === true || fieldsOf(raw).en_curso === 1;

/** The disk is full: the server has rolled the write back. */
const INSUFFICIENT_STORAGE = 507;

const isServerFailure = ({ status }: HttpError): boolean => status >= 500 && status !== INSUFFICIENT_STORAGE;

/** True if the server may have applied a failed write, or still does. */
export const mayBeApplied = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof HttpError && (isServerFailure(error) || saysApplied(fieldsOf(error.body))));

export function notFound(): HttpError {
  return new HttpError('', 404);
}
