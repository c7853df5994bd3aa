import { Button } from '@mui/material';
import { useRef } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useForgetDraft, useReloadDrafts } from './useDrafts.ts';

interface DiscardDraftButtonProps {
  draft: DraftSummary;
  onDiscarded?: () => void;
}

export function DiscardDraftButton({ draft, onDiscarded }: DiscardDraftButtonProps) {
  const discard = useDiscardDraft();
  const discardNow = async () => {
    if (await discard(draft)) onDiscarded?.();
  };
  return (
    <Button size="small" color="error" onClick={() => void discardNow()}>
      Descartar borrador
    </Button>
  );
}

/** Asks, and then discards the version of a draft that the user saw, or was told of. Returns true if it was discarded. */
function useDiscardDraft(): (draft: DraftSummary) => Promise<boolean> {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const forget = useForgetDraft();
  const reload = useReloadDrafts();
  const toast = useToast();
  const told = useRef<DraftSummary | null>(null);
  const newestOf = (draft: DraftSummary): DraftSummary =>
    told.current?.id === draft.id && told.current.version > draft.version ? told.current : draft;
  return async (draft) => {
    if (!window.confirm(messages.borradores.confirmDiscard)) return false;
    try {
      await dataProvider.discardDraft(draft.id, newestOf(draft).version);
    } catch (error) {
      toast('error', failureText(error, messages.borradores.discardFailed));
      const status = error instanceof HttpError ? error.status : 0;
      if (status === 409) reload();
      // A form with unsaved changes keeps the version that it was filled with.
      told.current = conflictIn<DraftSummary>(error)?.actual ?? told.current;
      // Somebody else has published or discarded it.
      if (status === 404) forget(draft);
      return false;
    }
    forget(draft);
    toast('success', messages.borradores.discarded);
    return true;
  };
}
