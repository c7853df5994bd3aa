import { createContext, useContext, useSyncExternalStore } from 'react';

/** An import is sent while its user goes on with forms. */
export type UploadKind = 'form' | 'import';

/** Progress of the current uploads. A form that is left goes on sending: of two uploads of a kind, the last report counts. */
export interface UploadProgress {
  report: (kind: UploadKind, sent: number | null) => void;
  current: (kind: UploadKind) => number | null;
  subscribe: (listener: () => void) => () => void;
}

export function createUploadProgress(): UploadProgress {
  const listeners = new Set<() => void>();
  const fractions: Record<UploadKind, number | null> = { form: null, import: null };
  return {
    report(kind, sent) {
      fractions[kind] = sent;
      for (const listener of listeners) listener();
    },
    current: (kind) => fractions[kind],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const UploadProgressContext = createContext<UploadProgress>(createUploadProgress());

/** From 0 to 1; null without an upload. */
export function useUploadProgress(kind: UploadKind): number | null {
  const { subscribe, current } = useContext(UploadProgressContext);
  return useSyncExternalStore(subscribe, () => current(kind));
}
