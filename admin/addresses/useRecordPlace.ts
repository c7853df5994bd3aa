import type { RaRecord } from 'react-admin';
import type { ResourceName } from '../../contract/resources/resources.ts';
import { useAdminResources } from './adminResource.ts';
import { usePaths } from './paths.ts';

/** The state of a location: the row that a list marks. */
export interface MarkState {
  marked: number;
}

interface RecordPlace {
  to: string;
  /** what a link to it says */
  text: string;
  state?: MarkState;
}

/** The place where staff see a record: its form or, if it has no page of its own, its row in the list. */
export function useRecordPlace(resource: ResourceName): (record: RaRecord<number>) => RecordPlace {
  const paths = usePaths()[resource];
  const { rowQuery } = useAdminResources()[resource];
  return (record) =>
    rowQuery === undefined
      ? { to: paths.form(record.id), text: 'Abrir' }
      : { to: `${paths.list}?${rowQuery(record)}`, text: 'Ver en la lista', state: { marked: record.id } };
}
