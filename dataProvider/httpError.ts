import { HttpError } from 'react-admin';
import { CallError } from '../contract/call.ts';
import type { Wire } from './adapter.ts';

/** What the `body` of an HttpError carries. */
export interface HttpErrorBody {
  /** the server's own message; null when it gave none, so that a screen says its own (section 8) */
  serverMessage: string | null;
  /** the answer as it came */
  raw: unknown;
  /** by form field, as react-admin's forms take a server's validation; absent when no field is at fault */
  errors?: Readonly<Record<string, string | { serverError: string }>>;
  /** the stored record, where somebody else changed it meanwhile */
  actual?: object;
}

function formErrors(error: CallError, formFields: Readonly<Record<string, string>>): HttpErrorBody['errors'] {
  const fields = Object.entries(error.fieldErrors).map(([field, message]) => [formFields[field] ?? field, message]);
  if (fields.length === 0) return undefined;
  const root = error.serverMessage === null ? {} : { root: { serverError: error.serverMessage } };
  return { ...Object.fromEntries(fields), ...root };
}

/** The stored record of an answer, as its adapter reads it. */
function actualOf(raw: unknown, read: (wire: Wire) => object): object | undefined {
  if (typeof raw !== 'object' || raw === null || !('actual' in raw)) return undefined;
  const { actual } = raw;
  return typeof actual === 'object' && actual !== null ? read(actual as Wire) : undefined;
}

/** How a resource is spoken of. */
interface Reading {
  /** the form's name of a field that the server names otherwise */
  formFields?: Readonly<Record<string, string>> | undefined;
  read?: ((wire: Wire) => object) | undefined;
}

/**
 * The one translation of the API's way of saying no: its message is the server's or '', its status 0 without an answer.
 * What is not a refusal (an aborted request) is given back as it is.
 */
export function toHttpError(error: unknown, { formFields = {}, read = (wire) => wire }: Reading = {}): unknown {
  if (!(error instanceof CallError)) return error;
  const { status, serverMessage, raw } = error;
  const errors = formErrors(error, formFields);
  const actual = actualOf(raw, read);
  const body: HttpErrorBody = { serverMessage, raw, ...(errors && { errors }), ...(actual && { actual }) };
  return new HttpError(serverMessage ?? '', status, body);
}

/** A verb that the API has no call for. */
export function notAvailable(): HttpError {
  return new HttpError('Esta operación no está disponible', 405);
}

/** A record that is not there. */
export function notFound(): HttpError {
  return new HttpError('', 404);
}
