import type { CallOptions } from '../../client/sendCall.ts';
import type { Context } from './adapter.ts';
import type { RequestOptions } from './context.ts';

/** How the methods of the data provider reach the server. */
export interface Access {
  contextOf: (requests?: RequestOptions) => Context;
  /** Runs a write: it has an operation, by default one of its own, and can be aborted, and the cached lists are dropped after it. */
  write: <T>(send: (requests: RequestOptions) => Promise<T>, params?: Pick<RequestOptions, 'operation'>) => Promise<T>;
  callOptions: CallOptions;
}
