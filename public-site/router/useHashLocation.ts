import { useSyncExternalStore } from 'react';
import { currentHash, type HashLocation, parseHash, subscribe } from './hashStore.ts';

const homeHash = () => '';

/** The current location; on the server always the home. */
export function useHashLocation(): HashLocation {
  return parseHash(useSyncExternalStore(subscribe, currentHash, homeHash));
}
