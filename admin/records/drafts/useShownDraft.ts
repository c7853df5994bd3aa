import { useState } from 'react';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';

interface DraftOfRecord {
  /** the record's draft; undefined without one, or until the drafts are loaded */
  stored: DraftSummary | undefined;
  /** the drafts are loaded, and not about to change */
  isCurrent: boolean;
  /** the form has unsaved changes */
  isUnsaved: boolean;
  /** a draft that could not be saved because the server no longer has it: its form stays, which alone has what was typed */
  goneId: number | null;
}

/**
 * The draft that the form of a record shows, null for the record itself, and a function for the user's choice. While the form has
 * unsaved changes, nothing else replaces it.
 * @param opensDraft the form shows the draft once it is known
 */
export function useShownDraft(opensDraft: boolean, { stored, isCurrent, isUnsaved, goneId }: DraftOfRecord) {
  const [shownId, show] = useState<number | null>(null);
  const [isAwaited, setAwaited] = useState(opensDraft);
  if (isAwaited && (stored !== undefined || isCurrent)) {
    setAwaited(false);
    if (stored !== undefined && !isUnsaved) show(stored.id);
  }
  const isGone = shownId !== null && isCurrent && stored?.id !== shownId;
  if (isGone && !isUnsaved && shownId !== goneId) show(null);
  return [shownId, show] as const;
}
