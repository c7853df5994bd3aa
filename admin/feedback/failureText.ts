import { HttpError } from 'react-admin';

/**
 * The server's message, or the catalogue's when it gave none (section 8).
 * @param fallback the text of contract/messages.ts
 */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof HttpError && error.message !== '' ? error.message : fallback;
}

/**
 * As `failureText`, but a failed request shows what came back as it came (section 8, members and products of a project).
 * A refusal without a message, or no answer at all, is the catalogue's.
 */
export function rawFailureText(error: unknown, fallback: string): string {
  const text = failureText(error, '');
  if (text !== '' || !(error instanceof HttpError)) return text || fallback;
  const raw: unknown = error.body?.raw;
  if (typeof raw === 'string') return raw.trim() || fallback;
  return error.status >= 400 && typeof raw === 'object' && raw !== null ? JSON.stringify(raw) : fallback;
}
