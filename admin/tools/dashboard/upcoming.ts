import type { RaRecord } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { textOf } from '../../../contract/values/tolerant.ts';

/** A record that appears on the site, or leaves it, at an instant. */
export interface Upcoming {
  kind: RecordKind;
  record: RaRecord<number>;
  appears: boolean;
  /** ISO 8601 in UTC */
  instant: string;
}

const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What appears or leaves in the next two weeks, in the order of time. @param now milliseconds since 1970 */
export function upcomingOf(
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
