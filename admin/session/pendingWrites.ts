import { createContext, useContext, useSyncExternalStore } from 'react';

/** The writes in progress, so that a form can tell that one is slow, and cancel it. */
export interface PendingWrites {
  begin: () => { signal: AbortSignal; end: () => void };
  cancel: () => void;
  isPending: () => boolean;
  /** Announces a write that is sent once its user can no longer undo it. @returns the function that says that it ended */
  announce: () => () => void;
  isAnnounced: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createPendingWrites(): PendingWrites {
  const listeners = new Set<() => void>();
  const pending = new Set<AbortController>();
  const announced = new Set<symbol>();
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
    announce() {
      const write = Symbol();
      announced.add(write);
      notify();
      return () => {
        announced.delete(write);
        notify();
      };
    },
    isAnnounced: () => announced.size > 0,
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

/** True while a write waits that its user can still undo, and until it was answered. */
export function useAnnouncedWrites(): boolean {
  const { subscribe, isAnnounced } = useContext(PendingWritesContext);
  return useSyncExternalStore(subscribe, isAnnounced);
}
