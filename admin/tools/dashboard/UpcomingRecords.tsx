import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { partsOf, RECORD_KINDS } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { usePaths } from '../../addresses/paths.ts';
import { WHOLE_LIST } from '../../components/useWholeList.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { longMoment } from '../../display/moment.ts';
import { recordName } from '../../display/recordName.ts';
import { LinkedRecords } from './LinkedRecords.tsx';
import { upcomingOf } from './upcoming.ts';

const SCHEDULED = RECORD_KINDS.filter((kind) => partsOf(kind).visibility?.scheduled === true);

/** What appears on the site, or leaves it, in the next two weeks. @param now milliseconds since 1970 */
export function useUpcoming(now: number) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const lists = useQueries({
    queries: SCHEDULED.map((kind) => ({
      queryKey: [kind, 'getList', WHOLE_LIST],
      queryFn: () => dataProvider.getList<RaRecord<number>>(kind, WHOLE_LIST),
    })),
  });
  const records = SCHEDULED.map((kind, index) => ({ kind, records: lists[index]?.data?.data ?? [] }));
  return {
    data: upcomingOf(records, now),
    isPending: lists.some(({ isPending }) => isPending),
    isSuccess: lists.every(({ isSuccess }) => isSuccess),
  };
}

export function UpcomingRecords({ now }: { now: number }) {
  const paths = usePaths();
  const items = useUpcoming(now).data.map(({ kind, record, appears, instant }) => ({
    key: `${kind} ${record.id} ${appears}`,
    name: recordName(kind, record) || 'Sin nombre',
    to: paths[kind].form(record.id),
    detail: `${resourceLabel(kind)} · ${appears ? 'Aparece' : 'Deja de verse'} el ${longMoment(instant)}`,
  }));
  return <LinkedRecords title="En los próximos 14 días" items={items} />;
}
