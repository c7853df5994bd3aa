import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { currentIndex, setIndex } from './historyIndex.ts';
import { restoreScroll } from './restoreScroll.ts';

/** Saves the scroll position of each history entry. The browser's own restoration does not wait for pending data. */
function useScrollPositions() {
  const scroll = useRef({ index: 0, positions: new Map<number, number>() });
  useEffect(() => {
    scroll.current.index = currentIndex() ?? 0;
    const save = () => scroll.current.positions.set(scroll.current.index, window.scrollY);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', save);
    };
  }, []);
  return scroll;
}

/**
 * On navigation to another path or another page of a list, moves focus to the main content and scrolls to the top, or on Back
 * and Forward to the previous position. Does nothing on the first page.
 */
export function useRouteChange(path: string, pagina: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef({ path, pagina });
  const scroll = useScrollPositions();
  const navigationType = useNavigationType();
  useEffect(() => {
    const { path: shownPath, pagina: shownPagina } = shown.current;
    if (shownPath === path && shownPagina === pagina) return;
    shown.current = { path, pagina };
    // A filter replaces the entry and returns to the first page; its field keeps the focus.
    if (shownPath === path && navigationType === 'REPLACE') return;
    main.current?.focus({ preventScroll: true });
    const { positions, index: previous } = scroll.current;
    const current = currentIndex();
    scroll.current.index = current ?? previous + 1;
    if (current === null) setIndex(scroll.current.index);
    const isNew = current === null || navigationType !== 'POP';
    return restoreScroll(isNew ? 0 : (positions.get(scroll.current.index) ?? 0));
  }, [path, pagina, main, scroll, navigationType]);
}
