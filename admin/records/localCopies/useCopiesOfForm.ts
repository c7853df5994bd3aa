import { useDataProvider, useEvent } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { type CopyPlace, type LocalCopy, NO_DRAFT } from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';

/**
 * The local copies that a form offers: its own. The form of the record itself also offers those of drafts that are gone, which
 * no other form would offer.
 */
export function useCopiesOfForm(): (place: CopyPlace) => Promise<LocalCopy[]> {
  const { copies } = useStores();
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useEvent(async ({ draftId, ...record }: CopyPlace) => {
    const found = await copies.offered(record);
    const own = found.filter((copy) => copy.draftId === draftId);
    if (draftId !== NO_DRAFT || own.length === found.length) return own;
    const drafts = await dataProvider.listDrafts(record.resource).catch(() => null);
    // Not a list if the session has ended.
    if (!Array.isArray(drafts)) return own;
    return found.filter((copy) => copy.draftId === NO_DRAFT || !drafts.some(({ id }) => id === copy.draftId));
  });
}
