import { CallError, type CallOptions, call } from '../contract/call.ts';
import { mensajes } from '../contract/mensajes.ts';
import type { Adapter, Author, Context, Wire } from './adapter.ts';
import { toHttpError } from './httpError.ts';
import { readUser, type SessionStorage } from './session.ts';

/** Where the API is, and where the session is kept. */
export interface ProviderOptions extends CallOptions {
  /** undefined where there is no storage: then nobody signs */
  storage?: SessionStorage | undefined;
}

const UNKNOWN: Author = { usuario: '', name: mensajes.sesion.usuarioNoIdentificado };

function authorOf(storage: SessionStorage | undefined): Author {
  if (storage === undefined) return UNKNOWN;
  try {
    const user = readUser(storage);
    return { usuario: user?.usuario ?? '', name: user?.name || UNKNOWN.name };
  } catch {
    return UNKNOWN;
  }
}

/** What the adapters work with, for one request of react-admin. */
export function createContext(
  { storage, ...options }: ProviderOptions,
  signal: AbortSignal | undefined,
  adapter?: Pick<Adapter<{ id: number }>, 'formFields' | 'read'>,
): Context {
  return {
    async call(name, input) {
      try {
        const answer: unknown = await call(name, input, { ...options, signal: signal ?? options.signal });
        // A page of HTML where an answer should be must not read as an empty list.
        if (typeof answer !== 'object' || answer === null) throw new CallError(0, answer);
        return answer as Wire | readonly unknown[];
      } catch (error) {
        throw toHttpError(error, adapter);
      }
    },
    author: () => authorOf(storage),
  };
}
