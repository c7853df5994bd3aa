import { createContext, useContext, useSyncExternalStore } from 'react';

/** The writes in progress, so that a form can tell that one is slow, and cancel it. */
export interface PendingWrites {
  begin: () => { signal: AbortSignal; end: () => void };
  cancel: () => void;
  isPending: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createPendingWrites(): PendingWrites {
  const listeners = new Set<() => void>();
  const pending = new Set<AbortController>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      const controller = new AbortController();
      pending.add(controller);
      notify();
      return {
        signal: controller.signal,
        end() {
          pending.delete(controller);
          notify();
        },
      };
    },
    cancel() {
      for (const controller of pending) controller.abort();
    },
    isPending: () => pending.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const PendingWritesContext = createContext<PendingWrites>(createPendingWrites());

export function usePendingWrites(): { isPending: boolean; cancel: () => void } {
  const { subscribe, isPending, cancel } = useContext(PendingWritesContext);
  return { isPending: useSyncExternalStore(subscribe, isPending), cancel };
}
