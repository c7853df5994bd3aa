/** What a page is rendered as: on the server by the request, in the browser as its document says. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { listen } from '../../client/listen.ts';
import type { Drawings } from '../../contract/identidad/drawings.ts';
import { localDay } from '../../contract/values/localDay.ts';

export interface Rendering {
  /** the day of the server's rendering, 'YYYY-MM-DD'; null when the browser renders */
  renderedOn: string | null;
  /** the origin of PUBLIC_URL; '' if it is not known */
  publicOrigin: string;
  /** the server sends the page without its scripts */
  isScriptless?: boolean;
  /** the record of the page was withdrawn; in the browser, the document says so */
  isWithdrawn?: boolean;
  /** that the server writes into the page, so that its first screen needs no request for them */
  pictures?: Drawings;
  /** receives the title of the page */
  onTitle?: (title: string) => void;
  /** told of a page number after the last page of the list: the address is answered 404 */
  onPastEnd?: () => void;
}

export const RenderingContext = createContext<Rendering>({ renderedOn: null, publicOrigin: '' });

export const useRendering = (): Rendering => useContext(RenderingContext);

const neverChanges = () => () => {};

/** False on the server and while hydrating. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * The absolute address of a page, at the origin of PUBLIC_URL. If that is not known, it is made of the document's origin, and null on
 * the server and while hydrating.
 */
export function useAbsoluteAddress(path: string): string | null {
  const { publicOrigin } = useRendering();
  const isHydrated = useIsHydrated();
  if (publicOrigin === '' && !isHydrated) return null;
  return (publicOrigin || window.location.origin) + path;
}

/** A tab that was left open overnight is corrected when it is shown again or printed. */
function subscribe(onChange: () => void): () => void {
  const ends = [listen(document, ['visibilitychange'], onChange), listen(window, ['beforeprint'], onChange)];
  return () => {
    for (const end of ends) end();
  };
}

const today = () => localDay(new Date().toISOString());

/**
 * Today in Bogotá, 'YYYY-MM-DD'. Hydration uses the day of the server's rendering, which may come from the cache; the browser's day
 * follows right after it.
 */
export function useToday(): string {
  const { renderedOn } = useRendering();
  return useSyncExternalStore(subscribe, today, () => renderedOn ?? today());
}
