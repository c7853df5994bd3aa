import { messages } from '../../contract/calls/messages.ts';
import type { ErrorAnswer } from '../../contract/fields/envelope.ts';

/** What the answer has besides its message, as `ErrorAnswer` explains it. Records are as their handlers have them. */
export interface ErrorDetails extends Partial<Omit<ErrorAnswer, 'success' | 'message' | 'actual' | 'borrador'>> {
  actual?: object;
  borrador?: object | null;
}

/** An error answered with its status and message. The message is shown to users, in Spanish. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: ErrorDetails;

  constructor(
    status: number,
    message: string,
    { headers = {}, ...details }: ErrorDetails & { headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}

export const isNotFound = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 404;

/** 404. @param noun with its article: 'el proyecto' */
export const noRecordError = (noun: string): HttpError => new HttpError(404, messages.requests.notFound(noun));

/** 404 of what is no record. */
export const notFoundError = (thing: keyof typeof messages.things): HttpError => noRecordError(messages.things[thing]);

export const conflictError = (message: string): HttpError => new HttpError(409, message);

export const invalidFieldError = (campo: string, message: string): HttpError =>
  new HttpError(422, message, { errors: { [campo]: message } });

const RETRY_SECONDS = 5;

/** 503 with Retry-After: the server has more work than it can do now. */
export const busyError = (): HttpError =>
  new HttpError(503, messages.requests.busy, {
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });
