import { createContext, useContext, useSyncExternalStore } from 'react';
import { localDay } from '../../contract/values/localDay.ts';

/** The day on which the server rendered the document; null when the browser renders. */
export const RenderedDayContext = createContext<string | null>(null);

/** A tab that was left open overnight is corrected when it is shown again or printed. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('beforeprint', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('beforeprint', onChange);
  };
}

const today = () => localDay(new Date().toISOString());

/**
 * Today in Bogotá, 'YYYY-MM-DD'. Hydration uses the day of the server's rendering, which may come from the cache; the browser's day
 * follows right after it.
 */
export function useToday(): string {
  const rendered = useContext(RenderedDayContext);
  return useSyncExternalStore(subscribe, today, () => rendered ?? today());
}
