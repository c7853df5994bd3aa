import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** The removal of a stored file with its record's save, and of a chosen one at once. */
export function useStoredFile(source: string) {
  const { setValue, resetField } = useFormContext();
  const { defaultValues } = useFormState();
  const isRemoved = useWatch({ name: source }) === false;
  const [resets, setResets] = useState(0);

  /** @param value false removes the stored file; null keeps it, and discards a chosen one */
  const change = (value: false | null) => {
    // The form of a draft begins with the draft's file.
    if (value === null && !defaultValues?.[source]) resetField(source);
    else setValue(source, value, { shouldDirty: true });
    setResets(resets + 1);
  };
  /** `resets` is the key of the field: a new, empty file input lets the same file be chosen again. */
  return { isRemoved, resets, change };
}
