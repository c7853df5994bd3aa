/** An error with its HTTP status and a Spanish message for the user. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** by field */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** what is stored, when that is the reason */
  readonly actual: object | undefined;

  constructor(
    status: number,
    message: string,
    {
      errors,
      headers = {},
      actual,
    }: { errors?: Record<string, string>; headers?: Record<string, string>; actual?: object } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.actual = actual;
  }
}

/** 404. @param que with its article: 'el proyecto' */
export const notFoundError = (que: string): HttpError => new HttpError(404, `No se encontró ${que}`);

/** 409: the request contradicts what is stored. */
export const conflictError = (message: string): HttpError => new HttpError(409, message);

/** 422: a field breaks a rule. */
export const invalidFieldError = (campo: string, message: string): HttpError =>
  new HttpError(422, message, { errors: { [campo]: message } });
