import { useEffect } from 'react';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useGateState, useSessionGate } from '../session/useSessionGate.ts';

/** Asks before what was not saved is left, and holds the session's end while there is such a thing. */
export function FormGuard() {
  const gate = useSessionGate();
  // Who cancels the new sign-in has been told already that it is lost.
  useWarnWhenUnsavedChanges(useGateState() !== 'left');
  const { dirtyFields, isSubmitting } = useFormState();
  const atStake = isSubmitting || Object.keys(dirtyFields).length > 0;
  useEffect(() => (atStake ? gate.hold() : undefined), [atStake, gate]);
  return null;
}
