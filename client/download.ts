/** Calls that answer a file, apart from the calls of the public site. */
import { addressOf } from '../contract/calls/callAddress.ts';
import type { InputOf } from '../contract/calls/callTypes.ts';
import type { Target } from '../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/calls/endpoints.ts';
import { CallError, type CallOptions } from './sendCall.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Makes a call whose answer is a file.
 * @throws {CallError} on an error status, or no answer
 */
export async function download<K extends EndpointName>(
  name: K,
  input: Pick<InputOf<K>, 'query' | 'body'>,
  { host = '', signal, fetch: fetchImpl = fetch }: CallOptions = {},
): Promise<Blob> {
  const { query, body } = input as Pick<Target, 'query'> & { body?: object };
  const init: RequestInit = {
    method: endpoints[name].method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    credentials: host === '' ? 'same-origin' : 'include',
    signal: signal ?? null,
  };
  const response = await fetchImpl(addressOf(name, { query }, host), init).catch((cause: unknown) => {
    throw new CallError(0, null, { cause });
  });
  if (!response.ok) throw new CallError(response.status, parsed(await response.text()));
  return response.blob();
}
