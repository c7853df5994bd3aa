/** Fetches one call by its row of the table, without React and without zod. */
import { addressOfRow, type Endpoint, JSON_PART, type Target } from '../contract/calls/endpoint.ts';
import { fieldsOf, isErrorAnswer, messageOf } from '../contract/values/tolerant.ts';

/** A failed call: an error answer, or no answer (`status` 0). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly serverMessage: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly raw: unknown;

  constructor(status: number, raw: unknown, options?: ErrorOptions) {
    const serverMessage = messageOf(raw);
    super(serverMessage ?? `HTTP ${status}`, options);
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrorsOf(raw);
    this.raw = raw;
  }
}

function fieldErrorsOf(raw: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(raw).errors)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export interface CallOptions {
  /** origin of the API; '' is the site's own */
  host?: string;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch;
}

function formDataOf(body: object, fileField: string | null, file: Blob | undefined): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    form.append(key, Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
  }
  if (fileField !== null && file !== undefined) form.append(fileField, file);
  return form;
}

/** Characters. A smaller request outlives its page; browsers limit all of them together to 64 KiB. */
const KEEPALIVE_MAX = 4_096;

function requestBody({ body: encoding, file: fileField }: Endpoint, body: object, file: Blob | undefined): RequestInit {
  if (encoding === 'none') return {};
  if (encoding === 'multipart') return { body: formDataOf(body, fileField, file) };
  const text = JSON.stringify(body);
  if (fileField !== null && file !== undefined) {
    const form = new FormData();
    form.append(JSON_PART, text);
    form.append(fileField, file);
    return { body: form };
  }
  const headers = { 'Content-Type': 'application/json' };
  return text.length > KEEPALIVE_MAX ? { body: text, headers } : { body: text, headers, keepalive: true };
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export interface ParsedResponse {
  status: number;
  headers: Headers;
  /** parsed if it is JSON, else the text */
  answer: unknown;
}

/**
 * Sends a request with the session cookie and parses the response.
 * @throws {CallError} on an error status, an error answer (success 0 or status 'error'), or no answer
 * @throws {DOMException} 'AbortError' if the signal is aborted
 */
export async function send(
  address: string,
  init: RequestInit,
  { host = '', signal, fetch: fetchImpl = fetch }: CallOptions,
): Promise<ParsedResponse> {
  const credentials = host === '' ? 'same-origin' : 'include';
  let response: Response;
  let answer: unknown;
  try {
    response = await fetchImpl(address, { ...init, credentials, signal: signal ?? null });
    answer = await readAnswer(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, null, { cause: error });
  }
  if (!response.ok || isErrorAnswer(answer)) throw new CallError(response.status, answer);
  return { status: response.status, headers: response.headers, answer };
}

/** Makes the call of a row and returns its answer. Throws what `send` throws. */
export async function sendCall(row: Endpoint, input: object, options: CallOptions = {}): Promise<unknown> {
  const { params, query, body, file } = input as Target & { body?: object; file?: Blob };
  const address = addressOfRow(row, { params, query }, options.host);
  const { answer } = await send(address, { method: row.method, ...requestBody(row, body ?? {}, file) }, options);
  return answer;
}
