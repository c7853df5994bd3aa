import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { useForgetDraft } from './useDrafts.ts';

type Published = Pick<DraftSummary, 'id' | 'recurso' | 'version'>;

/**
 * Forgets a published draft. The server has deleted it, unless the record already had its values and nothing was sent.
 * @param onFinished called once the lists no longer have it
 */
export function useFinishPublication(onFinished?: () => void): (draft: Published) => void {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const forget = useForgetDraft();
  const finish = async (draft: Published) => {
    const left = await dataProvider.listDrafts(draft.recurso);
    if (left.some(({ id }) => id === draft.id)) await dataProvider.discardDraft(draft.id, draft.version);
    forget(draft);
  };
  // Deferred until the save has ended, because removing the draft replaces the form. The reloaded list shows a draft that remains.
  return (draft) =>
    void setTimeout(async () => {
      await finish(draft).catch(() => forget(draft));
      onFinished?.();
    });
}
