import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from '../state/fieldFocus.ts';

// File inputs are skipped: a screen reader would announce only their button.
const FIELD =
  'input:not([type="file"], [type="hidden"], [aria-hidden]), textarea:not([aria-hidden]), [role="combobox"]';

export function focusFirstField(container: Element | null): void {
  const field = container?.querySelector<HTMLElement>(FIELD);
  field?.focus();
  // The focus scrolls to the caret, which is at the end of a long text.
  if (field) field.scrollLeft = 0;
}

/** Focuses a field in a dialog when it appears. @param requested its name; the first field if there is no such field */
export function useFirstFieldFocus<E extends HTMLElement>(requested = ''): RefObject<E | null> {
  const container = useRef<E>(null);
  useEffect(() => {
    if (container.current === null || focusField(container.current, requested)) return;
    focusFirstField(container.current);
  }, [requested]);
  return container;
}
