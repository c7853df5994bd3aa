import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftSummary } from '../../../dataProvider/resources/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useForgetDraft } from './useDrafts.ts';

/** Asks, and then discards a draft. Returns true if it is gone. */
export function useDiscardDraft(): (draft: DraftSummary) => Promise<boolean> {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const forget = useForgetDraft();
  const toast = useToast();
  return async (draft) => {
    if (!window.confirm(messages.borradores.confirmDiscard)) return false;
    try {
      await dataProvider.discardDraft(draft.id, draft.version);
    } catch (error) {
      toast('error', failureText(error, messages.borradores.discardFailed));
      return false;
    }
    forget(draft);
    toast('success', messages.borradores.discarded);
    return true;
  };
}
