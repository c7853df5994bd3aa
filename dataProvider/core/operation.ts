import { randomId } from './randomId.ts';
import type { RequestIds } from './requestIds.ts';

const HEADER = 'Operacion';

/** One action of the user. Its requests carry the same id, so that the server undoes them as a whole. */
export interface Operation {
  id?: string | undefined;
  /** true once the server has answered the id, so that the action can be undone */
  isRecorded?: boolean;
  requests?: RequestIds;
}

/** Sends the id of an operation, and takes the one that the server answers. */
export const operationFetch =
  (operation: Operation, send: typeof fetch = fetch): typeof fetch =>
  async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (operation.id !== undefined) headers.set(HEADER, operation.id);
    const response = await send(input, { ...init, headers });
    const answered = response.headers.get(HEADER);
    if (response.ok && answered !== null) Object.assign(operation, { id: answered, isRecorded: true });
    return response;
  };

/** The id for a new operation. Another origin may refuse an unknown header, so only ids that it returned are sent to it. */
export const newOperationId = (host = ''): string | undefined => (host === '' ? randomId() : undefined);

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
  const listeners = new Set<() => void>();
  return {
    begin() {
      last = null;
      for (const listener of listeners) listener();
    },
    end({ id, isRecorded }) {
      last = isRecorded === true ? (id ?? null) : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take() {
      const taken = last;
      queueMicrotask(() => {
        if (last === taken) last = null;
      });
      return taken;
    },
  };
}
