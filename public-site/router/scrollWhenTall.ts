/** After this the visitor is reading already. */
const PATIENCE_MS = 3_000;
const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores a scroll position as soon as the page is tall enough; stops at the visitor's first interaction.
 * @param top pixels
 * @returns cancels
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
    for (const type of INTERACTIONS) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  for (const type of INTERACTIONS) window.addEventListener(type, stop, { passive: true });
  return stop;
}
