import { useMemo } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { textsOf } from '../../../../contract/values/tolerant.ts';
import { useWholeList } from '../../../components/useWholeList.ts';
import { withoutRepeated } from './textListItems.ts';

/** The items that the records of the form's resource use in `source`, sorted. They are asked for when `isWanted`. */
export function useKnownItems(source: string, isWanted: boolean): readonly string[] {
  const resource = useResourceContext() ?? '';
  const { data } = useWholeList<RaRecord>(resource, isWanted && resource !== '');
  return useMemo(
    () =>
      withoutRepeated((data ?? []).flatMap((record) => textsOf(record[source]))).sort((a, b) =>
        a.localeCompare(b, 'es'),
      ),
    [data, source],
  );
}
