import type { ComponentProps, ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord, type SortPayload } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { ListedChange } from '../../components/LastChange.tsx';
import { type Invitation, ListEmpty } from '../../components/ListEmpty.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { SampleChip } from '../../components/SampleChip.tsx';
import { ScheduleChip } from '../../components/ScheduleChip.tsx';
import { ExportActions } from '../export/ExportActions.tsx';
import { AddButton, ListPage, type ListPageProps } from './ListPage.tsx';

type ListProps<R extends RaRecord> = Omit<ComponentProps<typeof RecordList<R>>, 'actions' | 'children' | 'sort'>;

interface RecordsPageProps<R extends RaRecord> extends ListPageProps {
  list: ListProps<R>;
  /** the order in which the list opens */
  sort: SortPayload;
  /** in the list's toolbar, between its order and its export */
  toolbar?: ReactNode;
  /** dialogs that the page opens */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** The page of a list, which it exports if `list.exporter` says how. */
export function RecordsPage<R extends RaRecord>(props: RecordsPageProps<R>) {
  const { list, sort, toolbar, dialogs, children, ...page } = props;
  const actions = list.exporter ? <ExportActions first={sort}>{toolbar}</ExportActions> : false;
  return (
    <ListPage {...page}>
      <RecordList<R> {...list} sort={sort} actions={actions}>
        {children}
      </RecordList>
      {dialogs}
    </ListPage>
  );
}

interface TablePageProps<R extends RaRecord> extends RecordsPageProps<R> {
  /** while there are no records at all */
  empty: Pick<ComponentProps<typeof Invitation>, 'text' | 'detail'>;
  table?: Pick<DataTableProps<R>, 'rowClick' | 'rowSx' | 'sx'>;
}

/** The page of a list that is a table; its children are the columns. */
export function TablePage<R extends RaRecord>({ empty, table, children, ...page }: TablePageProps<R>) {
  return (
    <RecordsPage<R> {...page}>
      <DataTable<R>
        empty={<ListEmpty {...empty} action={<AddButton {...page.add} />} />}
        bulkActionButtons={false}
        rowClick={false}
        {...table}
      >
        {children}
      </DataTable>
    </RecordsPage>
  );
}

interface RecordMarksProps {
  recurso: RecordKind;
  record: ComponentProps<typeof ScheduleChip>['record'] & { id: number };
}

/** Below the name of a record in a list: its dates, whether it is sample content, its last change. */
export const RecordMarks = ({ recurso, record }: RecordMarksProps) => (
  <>
    <ScheduleChip record={record} />
    <SampleChip recurso={recurso} id={record.id} />
    <ListedChange recurso={recurso} id={record.id} />
  </>
);
