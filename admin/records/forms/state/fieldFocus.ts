import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FIELD } from '../../../addresses/paths.ts';

const NATIVE = 'input:not([type="hidden"], [aria-hidden]), textarea:not([aria-hidden])';
const FOCUSABLE = `${NATIVE}, button:not([disabled], [aria-hidden]), a[href], [role="combobox"], [contenteditable="true"]`;

/** The control of a field: by its name, else the first one in the element that is marked with it. */
export function findControl(root: ParentNode, field: string): HTMLElement | null {
  const name = CSS.escape(field);
  const named = root.querySelector<HTMLElement>(`[name="${name}"]`);
  // A select has a hidden input beside its visible control.
  const control = named?.matches(NATIVE)
    ? named
    : named?.parentElement?.querySelector<HTMLElement>('[role="combobox"]');
  return control ?? root.querySelector(`[data-field="${name}"]`)?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
}

/** Focuses a field and shows it. @returns false if there is no such field */
export function focusField(root: ParentNode, field: string): boolean {
  const control = field === '' ? null : findControl(root, field);
  if (control === null) return false;
  control.focus({ preventScroll: true });
  // Below the bar of the back office, with its label.
  control.scrollIntoView({ block: 'center' });
  return true;
}

// File inputs are skipped: a screen reader would announce only their button.
const WRITTEN =
  'input:not([type="file"], [type="hidden"], [aria-hidden]), textarea:not([aria-hidden]), [role="combobox"]';

export function focusFirstField(container: Element | null): void {
  const field = container?.querySelector<HTMLElement>(WRITTEN);
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

/** The field that the address asks for; '' for none. */
export const useFieldInAddress = (): string => new URLSearchParams(useLocation().search).get(FIELD) ?? '';

/** Focuses the field that the address asks for when the form appears. It may be in a panel beside the form. */
export function useRequestedField(): void {
  const field = useFieldInAddress();
  useEffect(() => {
    focusField(document, field);
  }, [field]);
}
