import { useMemo } from 'react';
import { type RaRecord, useGetList, useResourceContext } from 'react-admin';
import { textsOf } from '../../../../contract/values/tolerant.ts';
import { withoutRepeated } from './textListItems.ts';

const ALL = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'id', order: 'ASC' as const } };

/** The items that the records of the form's resource use in `source`, sorted. They are asked for when `isWanted`. */
export function useKnownItems(source: string, isWanted: boolean): readonly string[] {
  const resource = useResourceContext() ?? '';
  const { data } = useGetList<RaRecord>(resource, ALL, { enabled: isWanted && resource !== '' });
  return useMemo(
    () =>
      withoutRepeated((data ?? []).flatMap((record) => textsOf(record[source]))).sort((a, b) =>
        a.localeCompare(b, 'es'),
      ),
    [data, source],
  );
}
