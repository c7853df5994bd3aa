import { TablePagination } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';

interface KeysetPaginationProps {
  /** the last ids of the pages before the present one */
  before: readonly number[];
  onMove: (before: readonly number[]) => void;
}

/** Pages of a list that is read from the last id of the page before; how many there are is not known. */
export function KeysetPagination({ before, onMove }: KeysetPaginationProps) {
  const { data = [], perPage, setPerPage, hasNextPage = false, filterValues } = useListContext();
  const translate = useTranslate();
  const query = JSON.stringify([filterValues, perPage]);
  const shownQuery = useRef(query);

  useEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    onMove([]);
  }, [query, onMove]);

  if (data.length === 0 && before.length === 0) return null;
  const first = before.length * perPage + 1;
  const move = (page: number) => {
    const last = data.at(-1)?.id;
    if (page < before.length) onMove(before.slice(0, page));
    else if (last !== undefined) onMove([...before, Number(last)]);
  };
  return (
    <TablePagination
      component="div"
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } }}
      count={-1}
      page={before.length}
      rowsPerPage={perPage}
      rowsPerPageOptions={[25, 50, 100]}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={() => `${first}-${first + data.length - 1}`}
      getItemAriaLabel={(type) => (type === 'next' ? 'Movimientos anteriores' : 'Movimientos más recientes')}
      slotProps={{ actions: { nextButton: { disabled: !hasNextPage } } }}
      onPageChange={(_, page) => move(page)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
    />
  );
}
