import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OnProgress } from '../../dataProvider/core/uploadFetch.ts';

/** How far the form that is being sent has come; there is one at a time, since a form that sends cannot be sent again. */
export interface UploadProgress {
  report: OnProgress;
  sent: () => number | null;
  subscribe: (listener: () => void) => () => void;
}

/** With nothing being sent. */
export function createUploadProgress(): UploadProgress {
  const listeners = new Set<() => void>();
  let sent: number | null = null;
  return {
    report(next) {
      sent = next;
      for (const listener of listeners) listener();
    },
    sent: () => sent,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const UploadProgressContext = createContext<UploadProgress>(createUploadProgress());

/** From 0 to 1; null when nothing is being sent. */
export function useUploadProgress(): number | null {
  const { subscribe, sent } = useContext(UploadProgressContext);
  return useSyncExternalStore(subscribe, sent);
}
