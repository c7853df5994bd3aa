import { useSyncExternalStore } from 'react';
import { isBackOffice } from './hashAddress.ts';

const EVENTS = ['hashchange', 'popstate'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of EVENTS) window.addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, listener);
  };
}

/** True under #/admin. Read without the public router, because the back office has its own. */
export const useIsAdmin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBackOffice(window.location),
    () => false,
  );
