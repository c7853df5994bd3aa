import MergeIcon from '@mui/icons-material/MergeType';
import { Button, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  ExportButton,
  type RaRecord,
  type SortPayload,
  TopToolbar,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { isMerged, type MergedResource, type RecordKind } from '../../../contract/resources/resources.ts';
import { isOwnApi } from '../../../dataProvider/core/context.ts';
import { LAST_CHANGE } from '../../../dataProvider/core/lastChanges.ts';
import { HOST } from '../../addresses/host.ts';
import { mergePath, usePaths } from '../../addresses/paths.ts';
import { ListedChange } from '../../components/LastChange.tsx';
import { type Invitation, ListEmpty } from '../../components/ListEmpty.tsx';
import { BY_LAST_CHANGE, OrderSelect } from '../../components/OrderSelect.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { SampleChip } from '../../components/SampleChip.tsx';
import { ScheduleChip } from '../../components/ScheduleChip.tsx';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { AddButton, ListPage, type ListPageProps } from './ListPage.tsx';

const LATEST_FIRST: SortPayload = { field: LAST_CHANGE, order: 'DESC' };

const idOf = ({ field, order }: SortPayload): string => `${field} ${order}`;

/** The order of a list: its first one, by the last change, or the one that a column's heading gave it. */
function ListOrder({ first }: { first: SortPayload }) {
  const { resource, sort, setSort } = useListContext();
  const translate = useTranslate();
  const offered = [first, LATEST_FIRST];
  const orders = offered.some((order) => idOf(order) === idOf(sort)) ? offered : [...offered, sort];
  const nameOf = (order: SortPayload): string => {
    const field = order.field === LAST_CHANGE ? BY_LAST_CHANGE : fieldLabel(resource, order.field);
    return offered.includes(order) ? field : `${field}, ${translate(`ra.sort.${order.order}`)}`;
  };
  return (
    <OrderSelect
      value={idOf(sort)}
      choices={orders.map((order) => ({ id: idOf(order), name: nameOf(order) }))}
      onChange={(id) => {
        const chosen = orders.find((order) => idOf(order) === id);
        if (chosen !== undefined) setSort(chosen);
      }}
    />
  );
}

interface ExportActionsProps {
  /** the order in which the list opens */
  first: SortPayload;
  children?: ReactNode;
}

/** A list toolbar that orders the list, and exports every record that matches the filters. */
function ExportActions({ first, children }: ExportActionsProps) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <ListOrder first={first} />
      {children}
      <ExportButton maxResults={100_000} />
    </TopToolbar>
  );
}

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
  const resource = useResourceContext(page.list) ?? '';
  const isOffered = isMerged(resource) && isOwnApi(HOST);
  return (
    <RecordsPage<R> {...page}>
      <DataTable<R>
        empty={<ListEmpty {...empty} action={<AddButton {...page.add} />} />}
        bulkActionButtons={isOffered ? <MergeSelected recurso={resource} /> : false}
        rowClick={false}
        {...table}
      >
        {children}
      </DataTable>
    </RecordsPage>
  );
}

/** 'Fusionar' of the two selected records of a list. The earlier one stays, unless the screen is told otherwise. */
function MergeSelected({ recurso }: { recurso: MergedResource }) {
  const { selectedIds } = useListContext();
  const paths = usePaths();
  const [first, second, ...others] = selectedIds.map(Number).sort((a, b) => a - b);
  // The toolbar of an empty selection is invisible, not absent.
  if (first === undefined) return null;
  if (second === undefined || others.length > 0)
    return <Typography variant="body2">Elija dos para fusionarlos.</Typography>;
  return (
    <Button component={Link} to={mergePath(paths, recurso, first, second)} size="small" startIcon={<MergeIcon />}>
      Fusionar
    </Button>
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
