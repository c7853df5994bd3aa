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

/** The records that appear on the site, or leave it, in the next two weeks. @param now milliseconds since 1970 */
export function UpcomingRecords({ now }: { now: number }) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const paths = usePaths();
  const lists = useQueries({
    queries: SCHEDULED.map((kind) => ({
      queryKey: [kind, 'getList', WHOLE_LIST],
      queryFn: () => dataProvider.getList<RaRecord<number>>(kind, WHOLE_LIST),
    })),
  });
  const records = SCHEDULED.map((kind, index) => ({ kind, records: lists[index]?.data?.data ?? [] }));
  const items = upcomingOf(records, now).map(({ kind, record, appears, instant }) => ({
    key: `${kind} ${record.id} ${appears}`,
    name: recordName(kind, record) || 'Sin nombre',
    to: paths[kind].form(record.id),
    detail: `${resourceLabel(kind)} · ${appears ? 'Aparece' : 'Deja de verse'} el ${longMoment(instant)}`,
  }));
  const isLoading = lists.some(({ isPending }) => isPending);
  const title = 'En los próximos 14 días';
  return <LinkedRecords title={title} empty="Nada aparece ni deja de verse." items={items} isLoading={isLoading} />;
}
