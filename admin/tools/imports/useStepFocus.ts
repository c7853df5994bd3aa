import { type RefObject, useEffect, useRef } from 'react';
import type { ImportState } from '../../../contract/entities/import.ts';

/**
 * Focuses the page of an import, and shows its beginning, when another step has taken the place of the button that had the focus:
 * the progress follows 'Importar', the summary the progress.
 */
export function useStepFocus(estado: ImportState, page: RefObject<HTMLElement | null>): void {
  const shown = useRef(estado);
  useEffect(() => {
    if (shown.current === estado) return;
    shown.current = estado;
    if (document.activeElement !== document.body) return;
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [estado, page]);
}
