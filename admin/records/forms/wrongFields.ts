import { findControl } from './fieldFocus.ts';

/** The paths of the fields with a message in the errors of a form. */
export function wrongFields(errors: unknown, path = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if (typeof (errors as { message?: unknown }).message === 'string') return [path];
  return Object.entries(errors).flatMap(([name, inner]) => {
    // A list's own error stands beside those of its items.
    if (name === 'ref') return [];
    return wrongFields(inner, name === 'root' ? path : path === '' ? name : `${path}.${name}`);
  });
}

/** The control of a field, or that of the list to which it belongs. */
function controlOf(form: ParentNode, path: string): HTMLElement | null {
  if (path === '') return null;
  return findControl(form, path) ?? controlOf(form, path.slice(0, Math.max(path.lastIndexOf('.'), 0)));
}

/** The controls of some fields in the order of the page; the items of a list that is edited in one control share it. */
export function controlsOf(form: ParentNode, paths: readonly string[]): HTMLElement[] {
  const controls = new Set(paths.map((path) => controlOf(form, path)).filter((control) => control !== null));
  return [...controls].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** The text of a control's label, without the mark of a required field. */
export function labelOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-labelledby')?.split(' ')[0];
  const label =
    control.getAttribute('aria-label') ??
    (id === undefined ? (control as HTMLInputElement).labels?.[0] : document.getElementById(id))?.textContent ??
    '';
  return label.replaceAll('*', '').trim();
}
