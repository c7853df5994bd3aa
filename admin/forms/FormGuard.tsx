import { useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useGateState, useSessionGate } from '../session/useSessionGate.ts';

const KEEP = {
  keepValues: true,
  keepDefaultValues: true,
  keepDirty: true,
  keepTouched: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** Asks before what was not saved is left, and holds the session's end while there is such a thing. */
export function FormGuard() {
  const gate = useSessionGate();
  const { reset } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const failed = useMutationState({ select: ({ state }) => state.status }).at(-1) === 'error';
  // Who cancels the new sign-in has been told already that it is lost.
  useWarnWhenUnsavedChanges(useGateState() !== 'left');

  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => (isSubmitting || isDirty ? gate.hold() : undefined), [isSubmitting, isDirty, gate]);

  // To react-admin a save that was refused without naming a field is done, and nothing would be asked any more.
  useEffect(() => {
    if (isSubmitSuccessful && isDirty && failed) reset(undefined, KEEP);
  }, [isSubmitSuccessful, isDirty, failed, reset]);
  return null;
}
