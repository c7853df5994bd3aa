import { createStore } from '../../client/createStore.ts';
import { OPERATION_HEADER, REQUEST_HEADER } from '../../contract/calls/requestHeaders.ts';

/** A random UUID (version 4). Pages without HTTPS have no crypto.randomUUID. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** One action of the user. Its requests carry the same id, so that the server undoes them as a whole. */
export interface Operation {
  /** undefined for another server, which may refuse the headers */
  id?: string | undefined;
  /** true once the server has answered the id, so that the action can be undone */
  isRecorded?: boolean;
  /** of the request that is not answered yet: sent again, also with other content, the server knows whether it has stored it */
  request?: string | undefined;
}

/**
 * Sends the id of an operation, and takes the one that the server answers.
 * @param isRequest true if the server stores the answer with the id of the request
 */
export const operationFetch =
  (operation: Operation, isRequest: boolean, send: typeof fetch = fetch): typeof fetch =>
  async (input, init = {}) => {
    if (operation.id === undefined) return send(input, init);
    const headers = new Headers(init.headers);
    headers.set(OPERATION_HEADER, operation.id);
    if (isRequest) {
      operation.request ??= randomId();
      headers.set(REQUEST_HEADER, operation.request);
    }
    const response = await send(input, { ...init, headers });
    const answered = response.headers.get(OPERATION_HEADER);
    if (response.ok && answered !== null) Object.assign(operation, { id: answered, isRecorded: true });
    return response;
  };

export interface LastOperation {
  /** Called when a write begins: `take` returns null until `end`. */
  begin: () => void;
  end: (operation: Operation) => void;
  /** The listener is called when a write begins. @returns the function that removes it */
  subscribe: (listener: () => void) => () => void;
  /** Returns the id, or null. Toasts that are shown one after the other in the same task get the same id. */
  take: () => string | null;
}

export function createLastOperation(): LastOperation {
  let last: string | null = null;
  const begun = createStore(0);
  return {
    begin() {
      last = null;
      begun.set(begun.get() + 1);
    },
    end({ id, isRecorded }) {
      last = isRecorded === true ? (id ?? null) : null;
    },
    subscribe: begun.subscribe,
    take() {
      const taken = last;
      queueMicrotask(() => {
        if (last === taken) last = null;
      });
      return taken;
    },
  };
}
