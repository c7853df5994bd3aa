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
import { randomId } from './randomId.ts';
import { identifiedFetch } from './requestIds.ts';
import { readUser, type SessionStorage } from './session.ts';

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

/** The id of a write request to the own origin. Others may refuse the header. */
function requestIdOf<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  operation: Operation | undefined,
  host = '',
): string | null {
  const row: Endpoint = endpoints[name];
  if (row.effect !== 'write' || !row.storesAnswer || host !== '') return null;
  return operation?.requests?.idOf(name, input) ?? randomId();
}

/** The fetch of a call: writes carry the id of their operation, and that of the request. */
function fetchOf(
  name: EndpointName,
  id: string | null,
  { fetch: send }: CallOptions,
  operation: Operation | undefined,
): Pick<CallOptions, 'fetch'> {
  if (endpoints[name].effect !== 'write') return {};
  const withOperation = operation === undefined ? send : operationFetch(operation, send);
  const result = id === null ? withOperation : identifiedFetch(id, withOperation);
  return result === undefined ? {} : { fetch: result };
}

export function createContext(
  { storage, ...options }: ProviderOptions,
  { signal = options.signal, operation, meta }: RequestOptions,
  adapter?: Pick<Adapter<{ id: number }>, 'formFields' | 'read'>,
): Context {
  let isPublished = false;
  async function ownCall<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K>> {
    const whole = withPublication(name, input, meta);
    const id = requestIdOf(name, whole, operation, options.host);
    const send = fetchOf(name, id, options, operation);
    try {
      const answer = await call(name, whole, { ...options, signal, ...send });
      // An HTML page must not read as an empty list.
      if (typeof answer !== 'object' || answer === null) throw new CallError(0, answer);
      isPublished ||= whole !== input;
      if (id !== null) operation?.requests?.answered(id);
      return answer;
    } catch (error) {
      throw toHttpError(error, { ...adapter, isPublished });
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
