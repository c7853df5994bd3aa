import { HttpError } from 'react-admin';
import { CallError } from '../../contract/call.ts';
import type { Wire } from './adapter.ts';

/** The `body` of an HttpError. */
export interface HttpErrorBody {
  /** the server's message; null if it gave none, then the screen shows its own */
  serverMessage: string | null;
  /** the unparsed answer */
  raw: unknown;
  /** messages by form field, in react-admin's format for server-side validation */
  errors?: Readonly<Record<string, string | { serverError: string }>>;
  /** the stored record, after a conflict */
  actual?: object;
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
  /** form field by the server's name, where they differ */
  formFields?: Readonly<Record<string, string>> | undefined;
  read?: ((wire: Wire) => object) | undefined;
}

/**
 * Translates a failed call into an HttpError: the message is the server's or '', the status 0 without an answer.
 * Other errors (an aborted request) pass unchanged.
 */
export function toHttpError(error: unknown, { formFields = {}, read = (wire) => wire }: Reading = {}): unknown {
  if (!(error instanceof CallError)) return error;
  const { status, serverMessage, raw } = error;
  const errors = formErrors(error, formFields);
  const actual = actualOf(raw, read);
  const body: HttpErrorBody = { serverMessage, raw, ...(errors && { errors }), ...(actual && { actual }) };
  return new HttpError(serverMessage ?? '', status, body);
}

/** The API has no call for this verb. */
export function notAvailable(): HttpError {
  return new HttpError('Esta operación no está disponible', 405);
}

export function notFound(): HttpError {
  return new HttpError('', 404);
}
