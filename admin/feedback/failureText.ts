import { HttpError } from 'react-admin';

export function failureText(error: unknown, fallback: string): string {
  return error instanceof HttpError && error.message !== '' ? error.message : fallback;
}

/** Says what `failureText` says, but an error answer without a message is shown verbatim. */
export function rawFailureText(error: unknown, fallback: string): string {
  const text = failureText(error, '');
  if (text !== '' || !(error instanceof HttpError)) return text || fallback;
  const raw: unknown = error.body?.raw;
  if (typeof raw === 'string') return raw.trim() || fallback;
  return error.status >= 400 && typeof raw === 'object' && raw !== null ? JSON.stringify(raw) : fallback;
}

/** True if a call failed because its record is in the trash. */
export const isArchived = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.raw?.papelera === true;
