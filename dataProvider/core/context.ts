import { call } from '../../client/call.ts';
import { CallError, type CallOptions } from '../../client/sendCall.ts';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { messages } from '../../contract/calls/messages.ts';
import { PUBLISHING_CALLS } from '../../contract/calls/publishingCalls.ts';
import type { Adapter, Author, Context, Wire } from './adapter.ts';
import { toHttpError } from './httpError.ts';
import { type Operation, operationFetch } from './operation.ts';
import { readUser, type SessionStorage } from './session.ts';

/** True for the portal's own API, which answers more than the specified calls do. @param host origin of the API; '' is the site's own */
export const isOwnApi = (host = ''): boolean => host === '';

export interface ProviderOptions extends CallOptions {
  /** undefined: writes carry no author */
  storage?: SessionStorage | undefined;
}

const UNKNOWN: Author = { usuario: '', name: messages.sesion.unknownUsuario };

function authorOf(storage: SessionStorage | undefined): Author {
  if (storage === undefined) return UNKNOWN;
  try {
    const user = readUser(storage);
    return { usuario: user?.usuario ?? '', name: user?.name || UNKNOWN.name };
  } catch {
    return UNKNOWN;
  }
}

/** What a caller of the data provider may add to react-admin's parameters. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** the user's action that the writes belong to */
  operation?: Operation | undefined;
  /** it may name the draft that a write publishes */
  meta?: Readonly<Record<string, unknown>> | undefined;
}

/** Adds the draft to publish to the body of a call that can publish it. */
function withPublication<K extends EndpointName>(name: K, input: InputOf<K>, meta: RequestOptions['meta']): InputOf<K> {
  const { borrador_id, borrador_version, borrador_archivo } = meta ?? {};
  if (borrador_id === undefined || PUBLISHING_CALLS[name] === undefined) return input;
  return { ...input, body: { ...(input.body as object), borrador_id, borrador_version, borrador_archivo } };
}

/** The fetch of a call: writes carry the ids of their operation and of the request. */
function fetchOf(name: EndpointName, { fetch: send }: CallOptions, operation: Operation | undefined) {
  const row: Endpoint = endpoints[name];
  if (row.effect !== 'write' || operation === undefined) return {};
  return { fetch: operationFetch(operation, row.storesAnswer, send) };
}

export function createContext(
  { storage, ...options }: ProviderOptions,
  { signal = options.signal, operation, meta }: RequestOptions,
  adapter?: Pick<Adapter<{ id: number }>, 'formFields' | 'read'>,
): Context {
  async function ownCall<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K>> {
    const whole = withPublication(name, input, meta);
    const send = fetchOf(name, options, operation);
    try {
      const answer = await call(name, whole, { ...options, signal, ...send });
      // An HTML page must not read as an empty list.
      if (typeof answer !== 'object' || answer === null) throw new CallError(0, answer);
      if (operation !== undefined) operation.request = undefined;
      return answer;
    } catch (error) {
      throw toHttpError(error, adapter && { ...adapter, file: endpoints[name].file });
    }
  }
  return {
    ownCall,
    async call(name, input) {
      const answer: unknown = await ownCall(name, input);
      return answer as Wire | readonly unknown[];
    },
    author: () => authorOf(storage),
  };
}
