import { createContext, useContext, useSyncExternalStore } from 'react';

/** The origin of PUBLIC_URL; '' if it is not known. */
export const PublicOriginContext = createContext('');

const noSubscription = () => () => {};

/** False on the server and while hydrating. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

/**
 * The absolute address of a page, at the origin of PUBLIC_URL. If that is not known, it is made of the document's origin, and null on
 * the server and while hydrating.
 */
export function useAbsoluteAddress(path: string): string | null {
  const publicOrigin = useContext(PublicOriginContext);
  const isHydrated = useIsHydrated();
  if (publicOrigin === '' && !isHydrated) return null;
  const origin = publicOrigin || window.location.origin;
  return origin + path;
}
