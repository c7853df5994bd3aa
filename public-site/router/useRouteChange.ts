import { type RefObject, useEffect, useRef } from 'react';
import { PAGE_PARAMETER } from '../../contract/addresses/listQueries.ts';
import { restoreScroll } from './restoreScroll.ts';
import { currentIndex, type SitePlace, setIndex, usePlace } from './siteHistory.ts';

/** Saves the scroll position of each history entry. The browser's own restoration does not wait for pending data. */
function useScrollPositions(place: SitePlace) {
  const scroll = useRef({ index: 0, isNew: true, positions: new Map<number, number>() });
  useEffect(() => {
    if (currentIndex() === null) setIndex(0);
    scroll.current.index = currentIndex() ?? 0;
    const save = () => scroll.current.positions.set(scroll.current.index, window.scrollY);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', save);
    };
  }, []);
  // A filter may be an entry of its own, which shows the same page at the same position.
  useEffect(() => {
    const { positions, index: previous } = scroll.current;
    const current = currentIndex();
    const index = current ?? previous + 1;
    if (current === null) setIndex(index);
    const isNew = current === null || place.arrival !== 'pop';
    if (place.arrival === 'push') positions.set(index, window.scrollY);
    scroll.current = { positions, index, isNew };
  }, [place]);
  return scroll;
}

/**
 * On navigation to another path or another page of a list, moves focus to the main content and scrolls to the top, or on Back
 * and Forward to the previous position. Does nothing on the first page.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const place = usePlace();
  const { path, query, arrival } = place;
  const pagina = new URLSearchParams(query).get(PAGE_PARAMETER) ?? '';
  const shown = useRef({ path, pagina });
  const scroll = useScrollPositions(place);
  useEffect(() => {
    const { path: shownPath, pagina: shownPagina } = shown.current;
    if (shownPath === path && shownPagina === pagina) return;
    shown.current = { path, pagina };
    // A filter replaces the entry and returns to the first page; its field keeps the focus.
    if (shownPath === path && arrival === 'replace') return;
    main.current?.focus({ preventScroll: true });
    const { positions, index, isNew } = scroll.current;
    // The number may be that of an entry that Back left behind.
    if (isNew) positions.set(index, 0);
    return restoreScroll(positions.get(index) ?? 0);
  }, [path, pagina, main, scroll, arrival]);
}
