import { useSyncExternalStore } from 'react';
import { currentHash, type HashLocation, parseHash, subscribe } from './hashStore.ts';

const homeHash = () => '';

/** The visitor's place; on the server it is the home. */
export function useHashLocation(): HashLocation {
  return parseHash(useSyncExternalStore(subscribe, currentHash, homeHash));
}
