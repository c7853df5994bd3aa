/** A typed fetch of the contract's calls, without React and without zod. */
import { type Endpoint, fillPath } from './endpoint.ts';
import { type AnswerOf, type EndpointName, endpoints, type InputOf } from './endpoints.ts';
import { isRefusal, messageOf } from './wire/tolerant.ts';

/** A call that did not succeed: refused by the server, or never answered (`status` 0). */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** HTTP status; 0 when there was no answer */
  readonly status: number;
  /** the server's own message, or null when it gave none */
  readonly serverMessage: string | null;
  /** by field */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** the answer as it came */
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
  if (typeof raw !== 'object' || raw === null || !('errors' in raw)) return {};
  const { errors } = raw;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Where the API is, and how to reach it. */
export interface CallOptions {
  /** {host} of the specification; '' is the site's own */
  host?: string;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch;
}

/** The parts of a call that build its address. */
interface Target {
  params?: Readonly<Record<string, number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call, from the host on. */
export function addressOf(name: EndpointName, target: Target = {}, host = ''): string {
  const path = `${host}/api/${fillPath(endpoints[name].path, target.params ?? {})}`;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(target.query ?? {})) query.set(key, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
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

function requestBody({ body: encoding, file: fileField }: Endpoint, body: object, file: Blob | undefined): RequestInit {
  if (encoding === 'none') return {};
  if (encoding === 'multipart') return { body: formDataOf(body, fileField, file) };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What came back, its JSON read where it is JSON. */
export interface Answered {
  status: number;
  headers: Headers;
  answer: unknown;
}

/**
 * Sends a request to the API with its session cookie and reads what comes back, told in the one way of saying no.
 * @throws {CallError} when the server refuses (by status, or by success 0 or status 'error') or does not answer
 * @throws {DOMException} 'AbortError' when the signal was aborted
 */
export async function send(
  address: string,
  init: RequestInit,
  { host = '', signal, fetch: sendOut = fetch }: CallOptions,
): Promise<Answered> {
  const credentials = host === '' ? 'same-origin' : 'include';
  let response: Response;
  let answer: unknown;
  try {
    response = await sendOut(address, { ...init, credentials, signal: signal ?? null });
    answer = await readAnswer(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, null, { cause: error });
  }
  if (!response.ok || isRefusal(answer)) throw new CallError(response.status, answer);
  return { status: response.status, headers: response.headers, answer };
}

/**
 * Makes one call of the contract.
 * @throws what `send` throws
 */
export async function call<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<AnswerOf<K>> {
  const row: Endpoint = endpoints[name];
  const { params, query, body, file } = input as Target & { body?: object; file?: Blob };
  const address = addressOf(name, { params, query }, options.host);
  const { answer } = await send(address, { method: row.method, ...requestBody(row, body ?? {}, file) }, options);
  return answer as AnswerOf<K>;
}
