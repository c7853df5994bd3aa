import { useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate, useWarnWhenUnsavedChanges } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { addNavigationGuard } from '../../../../client/navigationGuard.ts';
import { pathOf } from '../../../addresses/paths.ts';
import { useStores, useStoreValue } from '../../../session/stores.ts';

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
  const warns = !useStoreValue(gate.left);
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

interface TabPosition {
  navigation?: { currentEntry: { index: number } | null };
}

/** Position of the current history entry in this tab; null if the browser does not tell it. */
const positionInTab = (): number | null => (window as TabPosition).navigation?.currentEntry?.index ?? null;

/** How far the user went from the form: -1 is Back. A new address has no state yet. */
function distanceFrom(position: number | null): number {
  const current = positionInTab();
  if (position !== null && current !== null) return current - position;
  return window.history.state === null ? 1 : -1;
}

/**
 * Asks before Back, Forward or a typed address leaves unsaved changes, and restores the address if the user stays.
 * react-router cannot block a history entry that it did not create. Returns true while the user leaves.
 */
function useAddressGuard(hasUnsavedChanges: boolean): boolean {
  const translate = useTranslate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!hasUnsavedChanges) {
      setLeaving(false);
      return;
    }
    const formHash = window.location.hash;
    const position = positionInTab();
    let isRestoring = false;

    const onNavigation = (event: Event) => {
      if (isRestoring) {
        event.stopImmediatePropagation();
        if (event instanceof HashChangeEvent && new URL(event.newURL).hash === formHash) isRestoring = false;
        return;
      }
      if (event instanceof HashChangeEvent || pathOf(window.location.hash) === pathOf(formHash)) return;
      if (window.confirm(translate('ra.message.unsaved_changes'))) {
        // Before react-router asks too.
        flushSync(() => setLeaving(true));
        return;
      }
      event.stopImmediatePropagation();
      isRestoring = true;
      window.history.go(-distanceFrom(position));
    };
    return addNavigationGuard(onNavigation);
  }, [hasUnsavedChanges, translate]);

  return isLeaving;
}
