import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { partsOf, type ResourceName } from '../../../contract/resources/resources.ts';
import { duplicatesBy, indexByKeys } from './duplicateIndex.ts';

/** Finds another record that means the same as a saved one, among those that the screens have loaded; null if there is none. */
export function useKnownDuplicate(resource: ResourceName) {
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
