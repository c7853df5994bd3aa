import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { partsOf, RECORD_KINDS, type RecordKind } from '../../../contract/resources/resources.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { usePaths } from '../../addresses/paths.ts';
import { WHOLE_LIST } from '../../components/useWholeList.ts';
import { longMoment } from '../../display/dayAndTime.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { recordName } from '../../display/recordName.ts';
import { LinkedRecords } from './LinkedRecords.tsx';

/** A record that appears on the site, or leaves it, at an instant. */
interface Upcoming {
  kind: RecordKind;
  record: RaRecord<number>;
  appears: boolean;
  /** ISO 8601 in UTC */
  instant: string;
}

const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What appears or leaves in the next two weeks, in the order of time. @param now milliseconds since 1970 */
function upcomingOf(
  lists: readonly { kind: RecordKind; records: readonly RaRecord<number>[] }[],
  now: number,
): Upcoming[] {
  const isSoon = (instant: string) => {
    const time = Date.parse(instant);
    return time > now && time <= now + DAYS * DAY_MS;
  };
  const found = lists.flatMap(({ kind, records }) =>
    // An inactive record neither appears nor leaves.
    records
      .filter(({ activo }) => activo !== false)
      .flatMap((record) =>
        [
          { appears: true, instant: textOf(record.publicar_desde) },
          { appears: false, instant: textOf(record.publicar_hasta) },
        ].map((change) => ({ kind, record, ...change })),
      ),
  );
  return found.filter(({ instant }) => isSoon(instant)).sort((a, b) => a.instant.localeCompare(b.instant));
}

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
