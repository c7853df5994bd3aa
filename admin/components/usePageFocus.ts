import { useEffect } from 'react';

/** The id of the content in react-admin's layout, to which its link 'Saltar al contenido' leads. */
const CONTENT = 'main-content';

/** Focuses the content of the page, if nothing has the focus. */
export function focusContent(): void {
  const content = document.getElementById(CONTENT);
  if (content === null || document.activeElement !== document.body) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/**
 * Focuses the content of the page after a dialog whose opener is gone, such as a choice of the palette. A dialog gives the
 * focus back to its opener where it can.
 */
export function usePageFocus(): void {
  useEffect(
    () => () => {
      setTimeout(focusContent);
    },
    [],
  );
}
