import { type RefObject, useEffect, useRef } from 'react';

// A file input comes after the texts: a screen reader would announce only its button.
const FIELD =
  'input:not([type="file"], [type="hidden"], [aria-hidden]), textarea:not([aria-hidden]), [role="combobox"]';

/** Focuses the first field of a form in a dialog when it appears. */
export function useFirstFieldFocus<E extends HTMLElement>(): RefObject<E | null> {
  const container = useRef<E>(null);
  useEffect(() => {
    const field = container.current?.querySelector<HTMLElement>(FIELD);
    field?.focus();
    // The focus scrolls to the caret, which is at the end of a long text.
    if (field) field.scrollLeft = 0;
  }, []);
  return container;
}
