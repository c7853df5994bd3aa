import { createContext, useContext, useSyncExternalStore } from 'react';
import { hashPath } from '../../contract/addresses/siteRoutes.ts';
import { useLineas } from '../settings/siteSettings.ts';
import { API_ORIGIN } from './apiOrigin.ts';

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
 * the server and while hydrating. A site that is built for another server may be on a plain file server, which has only the hash
 * addresses.
 */
export function useAbsoluteAddress(path: string): string | null {
  const publicOrigin = useContext(PublicOriginContext);
  const isHydrated = useIsHydrated();
  const lineas = useLineas();
  if (publicOrigin === '' && !isHydrated) return null;
  const origin = publicOrigin || window.location.origin;
  return API_ORIGIN === '' ? origin + path : `${origin}/#${hashPath(path, lineas)}`;
}
