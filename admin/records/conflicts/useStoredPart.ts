import { useEffect, useEffectEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { changedFields } from '../../../contract/values/changedFields.ts';

const KEEP_STATE = { keepTouched: true, keepError: true };

/**
 * After a save that stored only a part of a form: a changed field that was stored is no unsaved change. The values of the form stay.
 * @param saved returns the stored record after such a save, or null
 */
export function useStoredPart(saved: () => RaRecord | null): void {
  const { getValues, resetField, setValue } = useFormContext();
  const { isSubmitting, dirtyFields, defaultValues = {} } = useFormState();
  const compare = useEffectEvent(() => {
    const changes = Object.entries(changedFields(defaultValues, saved() ?? {}));
    for (const [field, stored] of changes.filter(([name]) => name in dirtyFields)) {
      const typed = getValues(field);
      resetField(field, { ...KEEP_STATE, defaultValue: stored });
      setValue(field, typed, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (!isSubmitting) compare();
  }, [isSubmitting]);
}
