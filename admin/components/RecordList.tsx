import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  ListBase,
  ListContextProvider,
  type ListProps,
  ListView,
  Pagination,
  type RaRecord,
  removeEmpty,
  useEvent,
  useListContext,
} from 'react-admin';
import { pathOf } from '../addresses/paths.ts';
import { useFailureToast } from '../feedback/useFailureToast.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface RecordListProps<R extends RaRecord>
  extends Pick<ListProps<R>, 'resource' | 'sort' | 'perPage' | 'exporter' | 'queryOptions'>,
    Pick<ListProps<R>, 'actions' | 'filters' | 'pagination' | 'sx'> {
  /** shown in a toast and instead of the list if it cannot be loaded */
  failure: string;
  children: ReactNode;
}

/** The records of a resource in pages. A failed load shows an error with 'Reintentar', never an empty list or a number of records. */
export function RecordList<R extends RaRecord>({
  failure,
  resource,
  sort,
  perPage = 25,
  exporter,
  queryOptions,
  pagination = <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />,
  ...view
}: RecordListProps<R>) {
  const fail = useFailureToast();
  return (
    <ListBase<R>
      resource={resource}
      sort={sort}
      perPage={perPage}
      exporter={exporter}
      queryOptions={{ onError: (error) => fail(error, failure), ...queryOptions }}
    >
      <ChangedFilters>
        <ListView<R>
          {...view}
          title={false}
          empty={false}
          error={<ListFailure text={failure} />}
          pagination={pagination && <LoadedOnly>{pagination}</LoadedOnly>}
        />
      </ChangedFilters>
    </ListBase>
  );
}

function ListFailure({ text }: { text: string }) {
  const { refetch } = useListContext();
  return (
    <Box sx={{ p: 2 }}>
      <LoadFailure text={text} onRetry={() => void refetch()} />
    </Box>
  );
}

/** Hidden instead of unmounted: KeysetPagination follows the filters, also after a failure. */
function LoadedOnly({ children }: { children: ReactNode }) {
  const { error } = useListContext();
  return <div hidden={Boolean(error)}>{children}</div>;
}

/**
 * Keeps react-admin's filter form, which sets the filters half a second after a key in it, from two things: adding the same list to
 * the history once more when nothing changed (Tab is a key too), and leading somebody who has followed a link back to the list,
 * which stays mounted while the next screen loads.
 */
export function ChangedFilters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const [path] = useState(currentPath);
  const setFilters: typeof list.setFilters = useEvent((filters, ...rest) => {
    const isChanged = JSON.stringify(removeEmpty(filters)) !== JSON.stringify(list.filterValues);
    if (isChanged && currentPath() === path) list.setFilters(filters, ...rest);
  });
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
}

const currentPath = (): string => pathOf(window.location.hash);
