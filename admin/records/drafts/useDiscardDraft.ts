import { HttpError, useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftSummary } from '../../../dataProvider/resources/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useForgetDraft, useReloadDrafts } from './useDrafts.ts';

/** Asks, and then discards the version of a draft that the user saw. Returns true if it was discarded. */
export function useDiscardDraft(): (draft: DraftSummary) => Promise<boolean> {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const forget = useForgetDraft();
  const reload = useReloadDrafts();
  const toast = useToast();
  return async (draft) => {
    if (!window.confirm(messages.borradores.confirmDiscard)) return false;
    try {
      await dataProvider.discardDraft(draft.id, draft.version);
    } catch (error) {
      toast('error', failureText(error, messages.borradores.discardFailed));
      const status = error instanceof HttpError ? error.status : 0;
      if (status === 409) reload();
      // Somebody else has published or discarded it.
      if (status === 404) forget(draft);
      return false;
    }
    forget(draft);
    toast('success', messages.borradores.discarded);
    return true;
  };
}
