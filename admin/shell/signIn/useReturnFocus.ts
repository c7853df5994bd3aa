import { useEffect, useRef } from 'react';
import { listen } from '../../../client/listen.ts';

const FIELDS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** True if nothing that a user chooses has the focus: the page, or the frame of a dialog. */
const isFocusFree = ({ activeElement }: Document): boolean => activeElement === null || !activeElement.matches(FIELDS);

function focusIfFree(element: HTMLElement): void {
  if (isFocusFree(document)) element.focus();
}

/** Focuses an element once it is enabled, unless something else has the focus then. */
function focusOnceEnabled(element: HTMLElement): void {
  if (!element.matches(':disabled')) {
    focusIfFree(element);
    return;
  }
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    focusIfFree(element);
  });
  observer.observe(element, { attributeFilter: ['disabled'] });
}

/**
 * Returns the focus to where it was before a dialog that a request opens. The button that sent the request is disabled until the
 * answer comes, so it has lost the focus when the dialog opens, and cannot take it when the dialog closes.
 */
export function useReturnFocus(isOpen: boolean): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return () => void (last.current && focusOnceEnabled(last.current));
    return listen(document, ['focusin'], ({ target }) => {
      if (target instanceof HTMLElement && target.matches(FIELDS)) last.current = target;
    });
  }, [isOpen]);
}
