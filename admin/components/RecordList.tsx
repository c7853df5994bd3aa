import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { List, type ListProps, Pagination, type RaRecord, useListContext } from 'react-admin';
import { useFailureToast } from '../feedback/useFailureToast.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface RecordListProps<R extends RaRecord> extends Omit<ListProps<R>, 'title' | 'empty' | 'error'> {
  /** shown in a toast and instead of the list if it cannot be loaded */
  failure: string;
}

/** The records of a resource in pages. A failed load shows an error with 'Reintentar', never an empty list or a number of records. */
export function RecordList<R extends RaRecord>({
  failure,
  pagination = <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />,
  queryOptions,
  ...props
}: RecordListProps<R>) {
  const fail = useFailureToast();
  return (
    <List<R>
      perPage={25}
      {...props}
      title={false}
      empty={false}
      error={<ListFailure text={failure} />}
      pagination={pagination && <LoadedOnly>{pagination}</LoadedOnly>}
      queryOptions={{ onError: (error) => fail(error, failure), ...queryOptions }}
    />
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
