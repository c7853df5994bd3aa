import { type RefObject, useEffect, useRef } from 'react';
import { focusContent } from '../../components/usePageFocus.ts';

/**
 * After another form has replaced the focused one, focuses the notice above it, or the content of the page without a notice. A form that
 * focuses its first field keeps the focus.
 * @param form names the form that is shown; null while it is loaded
 */
export function useFocusAfterSwap<E extends HTMLElement>(form: number | string | null): RefObject<E | null> {
  const notice = useRef<E>(null);
  const shown = useRef<number | string | null>(null);
  useEffect(() => {
    if (form === null) return;
    const isSwapped = shown.current !== null && shown.current !== form;
    shown.current = form;
    if (!isSwapped || document.activeElement !== document.body) return;
    if (notice.current?.hasChildNodes()) notice.current.focus();
    else focusContent();
  }, [form]);
  return notice;
}
