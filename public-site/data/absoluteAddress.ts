import { useSyncExternalStore } from 'react';
import { hashPath } from '../../contract/siteRoutes.ts';
import { HOST } from './host.ts';

const noSubscription = () => () => {};

/**
 * The absolute address of a page, or null on the server and while hydrating. A site that is built for another server may be on a
 * plain file server, which has only the hash addresses.
 */
export function useAbsoluteAddress(path: string): string | null {
  const origin = useSyncExternalStore(
    noSubscription,
    () => window.location.origin,
    () => null,
  );
  if (origin === null) return null;
  return HOST === '' ? origin + path : `${origin}/#${hashPath(path)}`;
}
