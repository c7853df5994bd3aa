import { type RefObject, useEffect, useRef } from 'react';
import { scrollWhenTall } from './scrollWhenTall.ts';
import { currentVisit, numberVisit } from './visits.ts';

/** Scroll restoration per history entry; the browser's own does not wait for data that is still loading. */
function useScrollMemory() {
  const memory = useRef({ visit: 0, places: new Map<number, number>() });
  useEffect(() => {
    memory.current.visit = currentVisit() ?? 0;
    numberVisit(memory.current.visit);
    const keep = () => memory.current.places.set(memory.current.visit, window.scrollY);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', keep);
    };
  }, []);
  return memory;
}

/**
 * Moves focus to the main content on navigation, and scrolls to the top, or on Back and Forward to the previous position.
 * The first page is left alone.
 */
export function useRouteChange(path: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);
  const memory = useScrollMemory();
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    const { places, visit } = memory.current;
    const known = currentVisit();
    memory.current.visit = known ?? visit + 1;
    if (known === null) numberVisit(memory.current.visit);
    return scrollWhenTall(known === null ? 0 : (places.get(known) ?? 0));
  }, [path, main, memory]);
}
