const TEXTLESS_INPUTS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function takesText(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !TEXTLESS_INPUTS.includes(element.type);
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}

/** True for Ctrl+Z or ⌘Z where it does not undo typing. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return false;
  return !takesText(document.activeElement);
}
