import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { useToast } from '../../feedback/useToast.tsx';

export interface InvalidFormMessage {
  title?: string;
  text: string;
}

/** Replaces react-admin's toast for an invalid form, once for each attempt. Server errors have their own toast. */
export function InvalidFormToast({ describe }: { describe: (errors: FieldErrors) => InvalidFormMessage }) {
  const { submitCount, errors, isSubmitSuccessful, isSubmitting } = useFormState();
  const handledCount = useRef(submitCount);
  const toast = useToast();

  useEffect(() => {
    if (isSubmitting || submitCount <= handledCount.current) return;
    handledCount.current = submitCount;
    if (isSubmitSuccessful || Object.keys(errors).length === 0) return;
    const { text, title } = describe(errors);
    toast('warning', text, title === undefined ? {} : { title });
  }, [describe, errors, isSubmitSuccessful, isSubmitting, submitCount, toast]);
  return null;
}
