import { listen } from '../../client/listen.ts';

/** Milliseconds; afterwards the visitor is already reading. */
const TIMEOUT_MS = 3_000;
const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores a scroll position as soon as the page is tall enough; stops at the visitor's first interaction.
 * @param top pixels
 * @returns a function that cancels
 */
export function restoreScroll(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (scroll()) return () => {};
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    end();
  };
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body);
  const end = listen(window, INTERACTIONS, stop, { passive: true });
  return stop;
}
