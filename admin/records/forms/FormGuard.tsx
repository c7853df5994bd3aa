import { useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useStore, useStores } from '../../session/stores.ts';
import { useAddressGuard } from './useAddressGuard.ts';

const KEEP_STATE = {
  keepValues: true,
  keepDefaultValues: true,
  keepDirty: true,
  keepTouched: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

interface FormGuardProps {
  /** called with true while the form has unsaved changes */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Warns before unsaved changes are lost, and holds the session gate while there are any. */
export function FormGuard({ onUnsaved }: FormGuardProps) {
  const { gate } = useStores();
  const { reset } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const failed = useMutationState({ select: ({ state }) => state.status }).at(-1) === 'error';
  const isDirty = Object.keys(dirtyFields).length > 0;
  // A user who cancelled the new sign-in was already warned.
  const warns = !useStore(gate.left);
  const isLeaving = useAddressGuard(warns && isDirty && !isSubmitSuccessful);
  useWarnWhenUnsavedChanges(warns && !isLeaving);

  const isUnsaved = isDirty && (!isSubmitSuccessful || failed);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  useEffect(() => (isSubmitting || isDirty ? gate.hold() : undefined), [isSubmitting, isDirty, gate]);

  // react-admin treats a failed save without field errors as submitted, which would disable the warning.
  useEffect(() => {
    if (isSubmitSuccessful && isDirty && failed) reset(undefined, KEEP_STATE);
  }, [isSubmitSuccessful, isDirty, failed, reset]);
  return null;
}
