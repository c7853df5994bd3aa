import { createContext, useContext, useSyncExternalStore } from 'react';
import { currentLocation, locationOf, type SiteLocation } from './siteLocation.ts';

const RETRY_MS = 2_000;

/** The number of the current entry, or null for a typed hash: the site numbers all others. */
export const currentIndex = (): number | null => (window.history.state as { idx?: number | null } | null)?.idx ?? null;

/** Numbers the current entry; the rest of its state does not change. */
export function setIndex(idx: number): void {
  try {
    window.history.replaceState({ ...window.history.state, idx }, '');
  } catch {
    // Safari allows 100 changes in 30 seconds: the entry stays without a number, like one whose hash was just typed.
  }
}

/** The place of the visitor, and whether a link, a change of the same page's query or Back and Forward led there. */
export interface SitePlace extends SiteLocation {
  arrival: 'push' | 'replace' | 'pop';
}

/** The addresses of the site that a tab has shown. */
export interface SiteHistory {
  /** the same object until the next navigation */
  current: () => SitePlace;
  /** where the document was opened, the page that it contains */
  opened: () => SitePlace;
  /** Calls `listener` after each navigation; returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Goes to an address, in a new entry unless it is shown already. */
  go: (address: string) => void;
  /** Changes the address of the current entry. */
  replace: (address: string) => void;
}

/** The address of a page of the site. @param query without '?' */
export const addressOf = ({ path, query }: SiteLocation): string => (query === '' ? path : `${path}?${query}`);

/** The history of the document. Its entries are numbered, from which Back knows whether another page of the site lies behind. */
export function browserHistory(): SiteHistory {
  const listeners = new Set<() => void>();
  const opened: SitePlace = { ...currentLocation(), arrival: 'pop' };
  let place = opened;
  const arrive = (arrival: SitePlace['arrival']) => {
    place = { ...currentLocation(), arrival };
    for (const listener of listeners) listener();
  };
  const replace = (address: string) => {
    try {
      window.history.replaceState(window.history.state, '', address);
    } catch {
      // Safari allows 100 changes in 30 seconds: the page follows at once, its address later.
      place = { ...locationOf(new URL(address, window.location.href)), arrival: 'replace' };
      setTimeout(() => addressOf(place) === address && replace(address), RETRY_MS);
      for (const listener of listeners) listener();
      return;
    }
    arrive('replace');
  };
  const push = (address: string) => {
    try {
      window.history.pushState({ idx: (currentIndex() ?? 0) + 1 }, '', address);
    } catch {
      // Safari allows 100 entries in 30 seconds.
      window.location.assign(address);
      return;
    }
    arrive('push');
  };
  window.addEventListener('popstate', () => arrive('pop'));
  return {
    current: () => place,
    opened: () => opened,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (address) => (address === addressOf(place) ? replace(address) : push(address)),
    replace,
  };
}

/** A history of one address, for the server. */
export function fixedHistory(location: SiteLocation): SiteHistory {
  const place: SitePlace = { ...location, arrival: 'pop' };
  return { current: () => place, opened: () => place, subscribe: () => () => {}, go: () => {}, replace: () => {} };
}

export const SiteHistoryContext = createContext<SiteHistory>(fixedHistory({ path: '/', query: '' }));

/** Has a stable identity: what only navigates does not render again with each letter of a search. */
export const useSiteHistory = (): SiteHistory => useContext(SiteHistoryContext);

/** The place of the visitor; renders again with each navigation. Who goes on before hydration is first shown the page of the document. */
export function usePlace(): SitePlace {
  const { subscribe, current, opened } = useSiteHistory();
  return useSyncExternalStore(subscribe, current, opened);
}
