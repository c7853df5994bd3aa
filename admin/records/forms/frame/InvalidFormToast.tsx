import { useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useToast } from '../../../feedback/useToast.tsx';
import { findControl } from '../state/fieldFocus.ts';
import { firstMessage } from '../state/firstMessage.ts';

export interface InvalidFormMessage {
  title?: string;
  text: string;
}

interface InvalidFormToastProps {
  /** a text of its own for some errors; null for the general one */
  describe: (errors: object) => InvalidFormMessage | null;
}

/**
 * Says what is wrong in a form, once for each attempt, and focuses the first wrong field. Server errors have their own
 * toast.
 */
export function InvalidFormToast({ describe }: InvalidFormToastProps) {
  const { submitCount, errors, isSubmitSuccessful, isSubmitting } = useFormState();
  const handledCount = useRef(submitCount);
  const place = useRef<HTMLSpanElement>(null);
  const topic = useId();
  const toast = useToast();

  useEffect(() => {
    if (isSubmitting || submitCount <= handledCount.current) return;
    handledCount.current = submitCount;
    if (isSubmitSuccessful || Object.keys(errors).length === 0) return;
    const controls = controlsOf(place.current?.closest('form') ?? document, wrongFields(errors));
    controls[0]?.focus();
    const { text, title } = describe(errors) ?? { text: generalText(errors, controls) };
    toast('warning', text, { topic, ...(title !== undefined && { title }) });
  }, [describe, errors, isSubmitSuccessful, isSubmitting, submitCount, toast, topic]);
  return <span ref={place} hidden />;
}

function generalText(errors: object, controls: readonly HTMLElement[]): string {
  const label = controls[0] === undefined ? '' : labelOf(controls[0]);
  if (controls.length < 2 || label === '') return firstMessage(errors);
  return `Corrija ${controls.length} campos. El primero es «${label}».`;
}

/** The paths of the fields with a message in the errors of a form. */
function wrongFields(errors: unknown, path = ''): string[] {
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
function controlsOf(form: ParentNode, paths: readonly string[]): HTMLElement[] {
  const controls = new Set(paths.map((path) => controlOf(form, path)).filter((control) => control !== null));
  return [...controls].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** The text of a control's label, without the mark of a required field. */
function labelOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-labelledby')?.split(' ')[0];
  const label =
    control.getAttribute('aria-label') ??
    (id === undefined ? (control as HTMLInputElement).labels?.[0] : document.getElementById(id))?.textContent ??
    '';
  return label.replaceAll('*', '').trim();
}
