import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { isRecordKind, partsOf, type ResourceName } from '../../../../contract/resources/resources.ts';
import { useRecordPlace } from '../../../addresses/useRecordPlace.ts';
import { recordName } from '../../../display/recordName.ts';
import { endSentence } from '../../../display/sentence.ts';
import { siteVisibility } from '../../../display/siteVisibility.ts';
import { type ToastLink, useToast } from '../../../feedback/useToast.tsx';
import { duplicatesBy, indexByKeys } from '../../duplicates/duplicateIndex.ts';

export interface SavedOptions {
  /** of the link to the record; by default that of its kind */
  openText?: string;
  /** the page of the record stays open, so that no link leads to it */
  stays?: boolean;
  /** what comes after it */
  next?: ToastLink;
}

/** Announces that a record was stored: where it is, why visitors do not see it yet, and which other record is the same. */
export function useSavedToast(resource: ResourceName) {
  const toast = useToast();
  const placeOf = useRecordPlace(resource);
  const duplicateOf = useKnownDuplicate(resource);

  return (text: string, record: RaRecord<number>, { openText, stays = false, next }: SavedOptions = {}): void => {
    const site = isRecordKind(resource) ? siteVisibility(resource, record, new Date()) : { isVisible: true, text: '' };
    const other = duplicateOf(record);
    // A server that answers no record says nothing of its id.
    const hasPage = !stays && record.id !== 0;
    toast('success', text, {
      ...(hasPage && { action: { ...placeOf(record), ...(openText !== undefined && { text: openText }) } }),
      ...(next && { next }),
      ...(!site.isVisible && { note: endSentence(`En el sitio: ${site.text}`) }),
      ...(other !== null && {
        existing: { ...placeOf(other), text: recordName(resource, other) || 'un registro sin nombre' },
      }),
    });
  };
}

/** Finds another record that means the same as a saved one, among those that the screens have loaded; null if there is none. */
function useKnownDuplicate(resource: ResourceName) {
  const queryClient = useQueryClient();
  return (saved: RaRecord<number>): RaRecord<number> | null => {
    const { identity } = partsOf(resource);
    if (identity === undefined) return null;
    const lists = queryClient.getQueriesData<{ data?: RaRecord<number>[] }>({ queryKey: [resource, 'getList'] });
    const index = indexByKeys(
      identity,
      lists.flatMap(([, list]) => list?.data ?? []),
    );
    const found = Object.keys(identity.keys).flatMap((field) => duplicatesBy(identity, index, field, saved));
    return found[0] ?? null;
  };
}
