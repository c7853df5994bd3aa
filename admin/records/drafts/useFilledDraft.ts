import { useState } from 'react';
import { useDraft } from './useDrafts.ts';

/**
 * The draft that a form is filled from. One that is loaded again replaces it only while the form has no unsaved changes, so that a
 * save names the version that the form shows.
 * @param id null without a draft
 * @param isUnsaved the form has unsaved changes
 */
export function useFilledDraft(id: number | null, isUnsaved: boolean) {
  const { data: loaded, error, refetch } = useDraft(id);
  const [filled, setFilled] = useState(loaded);
  const draft = isUnsaved && filled !== undefined && filled.id === id ? filled : loaded;
  if (draft !== filled) setFilled(draft);
  return { draft, isLoading: id !== null && draft === undefined, error, refetch };
}
