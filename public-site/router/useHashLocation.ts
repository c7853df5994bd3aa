import { useSyncExternalStore } from 'react';
import { currentHash, type HashLocation, parseHash, subscribe } from './hashStore.ts';

const homeHash = () => '';

/** The current location; always the home on the server. */
export function useHashLocation(): HashLocation {
  return parseHash(useSyncExternalStore(subscribe, currentHash, homeHash));
}
