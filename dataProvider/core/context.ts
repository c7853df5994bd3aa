import { CallError, type CallOptions, call } from '../../contract/call.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { messages } from '../../contract/messages.ts';
import type { Adapter, Author, Context, Wire } from './adapter.ts';
import { toHttpError } from './httpError.ts';
import { type Operation, operationFetch } from './operation.ts';
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
export interface Requests {
  signal?: AbortSignal | undefined;
  /** the user's action that the writes belong to */
  operation?: Operation | undefined;
}

const isWrite = (name: EndpointName): boolean => endpoints[name].effect === 'write';

export function createContext(
  { storage, ...options }: ProviderOptions,
  { signal = options.signal, operation }: Requests,
  adapter?: Pick<Adapter<{ id: number }>, 'formFields' | 'read'>,
): Context {
  return {
    async call(name, input) {
      const send = operation && isWrite(name) ? { fetch: operationFetch(operation, options.fetch) } : {};
      try {
        const answer: unknown = await call(name, input, { ...options, signal, ...send });
        // An HTML page must not read as an empty list.
        if (typeof answer !== 'object' || answer === null) throw new CallError(0, answer);
        return answer as Wire | readonly unknown[];
      } catch (error) {
        throw toHttpError(error, adapter);
      }
    },
    author: () => authorOf(storage),
  };
}
