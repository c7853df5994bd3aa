import { useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useToast } from '../../feedback/useToast.tsx';
import { firstMessage } from './firstMessage.ts';
import { controlsOf, labelOf, wrongFields } from './wrongFields.ts';

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
