import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OnProgress } from '../../dataProvider/core/uploadFetch.ts';

/** Progress of the current upload. There is at most one, because a form that is sending cannot be sent again. */
export interface UploadProgress {
  report: OnProgress;
  current: () => number | null;
  subscribe: (listener: () => void) => () => void;
}

export function createUploadProgress(): UploadProgress {
  const listeners = new Set<() => void>();
  let fraction: number | null = null;
  return {
    report(next) {
      fraction = next;
      for (const listener of listeners) listener();
    },
    current: () => fraction,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const UploadProgressContext = createContext<UploadProgress>(createUploadProgress());

/** From 0 to 1; null without an upload. */
export function useUploadProgress(): number | null {
  const { subscribe, current } = useContext(UploadProgressContext);
  return useSyncExternalStore(subscribe, current);
}
