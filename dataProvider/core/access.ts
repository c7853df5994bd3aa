import type { InputOf } from '../../contract/calls/callTypes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import type { Context } from './adapter.ts';
import type { RequestOptions } from './context.ts';

export interface WriteOptions extends Pick<RequestOptions, 'operation'> {
  /** True for a write that goes on while its user does something else. */
  isBackground?: boolean;
}

/** How the methods of the data provider reach the server. */
export interface Access {
  contextOf: (requests?: RequestOptions) => Context;
  /** Runs a write: it has an operation, by default one of its own, and can be aborted, and the cached lists are dropped after it. */
  write: <T>(send: (requests: RequestOptions) => Promise<T>, params?: WriteOptions) => Promise<T>;
  /** Makes a call whose answer is a file. */
  download: <K extends EndpointName>(
    name: K,
    input: Pick<InputOf<K>, 'query' | 'body'>,
    signal?: AbortSignal,
  ) => Promise<Blob>;
}
