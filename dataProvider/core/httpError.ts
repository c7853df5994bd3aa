import { HttpError } from 'react-admin';
import { CallError } from '../../client/sendCall.ts';
import { fieldsOf, recordIn } from '../../contract/values/tolerant.ts';
import type { Wire } from './adapter.ts';

export interface HttpErrorBody {
  /** null if the answer has no message; the screen then shows its own */
  serverMessage: string | null;
  raw: unknown;
  /** messages by form field, in react-admin's format for server-side validation */
  errors?: Readonly<Record<string, string | { serverError: string }>>;
}

/** A 409 with the stored record, which the write would replace. */
export interface Conflict<R> {
  actual: R;
  /** true if an earlier attempt of this save, whose answer was lost, has stored that record */
  isOwn?: boolean;
}

/** The server refuses what a file holds. */
const UNSUPPORTED_FILE = 415;

function formErrors(error: CallError, { formFields = {}, file }: Reading): HttpErrorBody['errors'] {
  const { status, serverMessage, fieldErrors } = error;
  const ofFile = status === UNSUPPORTED_FILE && file && serverMessage !== null ? { [file]: serverMessage } : {};
  const messages = Object.entries({ ...ofFile, ...fieldErrors });
  const fields = messages.map(([field, message]) => [formFields[field] ?? field, message]);
  if (fields.length === 0) return undefined;
  const root = serverMessage === null ? {} : { root: { serverError: serverMessage } };
  return { ...Object.fromEntries(fields), ...root };
}

interface Reading {
  /** the field of the call that holds its file */
  file?: string | null;
  formFields?: Readonly<Record<string, string>> | undefined;
  read?: ((wire: Wire) => object) | undefined;
}

/** Translates a CallError into an HttpError. Other errors pass unchanged. */
export function toHttpError(error: unknown, reading: Reading = {}): unknown {
  if (!(error instanceof CallError)) return error;
  const { status, serverMessage, raw } = error;
  const { read = (wire) => wire } = reading;
  const errors = formErrors(error, reading);
  const actual = recordIn(raw, 'actual');
  const body: HttpErrorBody & Partial<Conflict<object>> = {
    serverMessage,
    raw,
    ...(errors && { errors }),
    ...(actual && { actual: read(actual), isOwn: fieldsOf(raw).guardado === 1 }),
  };
  return new HttpError(serverMessage ?? '', status, body);
}

/** Null if the write failed for another reason. */
export function conflictIn<R>(error: unknown): Conflict<R> | null {
  return error instanceof HttpError && error.status === 409 && error.body?.actual ? error.body : null;
}

/** The API has no call for this verb. */
export function notAvailable(): HttpError {
  return new HttpError('Esta operación no está disponible', 405);
}

/** A write without an answer: the server may have applied it. */
export function unknownOutcome(message: string, cause: unknown): HttpError {
  return Object.assign(new HttpError(message, 0, null), { cause });
}

export const isUnanswered = (error: unknown): boolean => !(error instanceof HttpError) || error.status === 0;

/** The disk is full: the server has rolled the write back. */
const INSUFFICIENT_STORAGE = 507;

const isServerFailure = ({ status }: HttpError): boolean => status >= 500 && status !== INSUFFICIENT_STORAGE;

const isRunning = ({ body }: HttpError): boolean => fieldsOf(fieldsOf(body).raw).en_curso === 1;

/** True if the server may have applied a failed write, or still does. */
export const mayBeApplied = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof HttpError && (isServerFailure(error) || isRunning(error)));

export function notFound(): HttpError {
  return new HttpError('', 404);
}
