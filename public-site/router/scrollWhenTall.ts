/** Data that takes longer than this finds the reader already reading. */
const PATIENCE_MS = 3_000;
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a height as soon as the page is that tall; gives up when the reader takes over.
 * @param top pixels
 * @returns stops waiting
 */
export function scrollWhenTall(top: number): () => void {
  const reach = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (reach()) return () => {};
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of TAKES_OVER) window.removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  for (const name of TAKES_OVER) window.addEventListener(name, stop, { passive: true });
  return stop;
}
