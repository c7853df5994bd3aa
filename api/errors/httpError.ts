import { messages } from '../../contract/calls/messages.ts';

/** An error answered with its status and message. The message is shown to users, in Spanish. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** messages by field */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** the stored record, in a version conflict */
  readonly actual: object | undefined;
  /** the stored draft, if the call publishes an older one; null if it is gone */
  readonly borrador: object | null | undefined;
  /** true if the record is in the trash */
  readonly papelera: true | undefined;
  /** 1 if the call needs the caller's password (Login/confirmar) */
  readonly confirmar: 1 | undefined;
  /** 1 if a request with the same id still runs */
  readonly en_curso: 1 | undefined;
  /** the present address of a page, if a former one was asked for */
  readonly direccion: string | undefined;
  /** the id of the record that the one asked for was merged into */
  readonly movido_a: number | undefined;
  /** 1 if `actual` is what an earlier request with the same id stored */
  readonly guardado: 1 | undefined;

  constructor(
    status: number,
    message: string,
    {
      errors,
      headers = {},
      actual,
      borrador,
      papelera,
      confirmar,
      en_curso,
      direccion,
      movido_a,
      guardado,
    }: {
      errors?: Record<string, string>;
      headers?: Record<string, string>;
      actual?: object;
      borrador?: object | null;
      papelera?: true;
      confirmar?: 1;
      en_curso?: 1;
      direccion?: string;
      movido_a?: number;
      guardado?: 1;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.actual = actual;
    this.borrador = borrador;
    this.papelera = papelera;
    this.confirmar = confirmar;
    this.en_curso = en_curso;
    this.direccion = direccion;
    this.movido_a = movido_a;
    this.guardado = guardado;
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
