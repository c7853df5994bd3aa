import { useEffect } from 'react';
import { HttpError, useEvent } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useForgetDraft } from './useDrafts.ts';

interface MissingDraft {
  /** the draft that could not be loaded; null without one */
  draft: Pick<DraftSummary, 'id' | 'recurso'> | null;
  error: Error | null;
  onMissing: () => void;
}

/**
 * A draft that the server no longer has when it is to be shown: says so, takes it out of the lists, and calls `onMissing`.
 * Returns true for such a draft.
 */
export function useMissingDraft({ draft, error, onMissing }: MissingDraft): boolean {
  const forget = useForgetDraft();
  const toast = useToast();
  const isMissing = draft !== null && error instanceof HttpError && error.status === 404;
  const leave = useEvent(() => {
    toast('error', failureText(error, messages.borradores.loadFailed));
    if (draft !== null) forget(draft);
    onMissing();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing, leave]);
  return isMissing;
}
