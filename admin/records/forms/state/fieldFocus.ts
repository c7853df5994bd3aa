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
